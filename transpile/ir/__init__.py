"""The intermediate representation: data only. ``core`` has the ops and the grammar."""
