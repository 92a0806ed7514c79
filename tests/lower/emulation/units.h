// Runs a kernel's text on the host: one context for each unit of a cube, cubes one after the other.
// A unit runs until it waits: at a barrier for its cube, at a plane operation for its plane.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <vector>
#include <ucontext.h>

namespace units {

struct Position { unsigned x, y, z; };
enum class State { ready, at_plane, at_cube, done };

struct Unit {
    ucontext_t context;
    std::unique_ptr<char[]> stack;
    Position position;
    unsigned index;
    State state;
    unsigned char value[32];  // what it shows the others of its plane
};

inline std::vector<Unit> all;
inline ucontext_t scheduler;
inline unsigned current, plane_size;
inline Position cube, cubes, dim;
inline Position cluster = {1, 1, 1};
inline const std::function<void()>* body;
inline bool backwards;  // the order in which units run up to where they wait

inline Unit& unit() { return all[current]; }
inline unsigned lane() { return current % plane_size; }

inline void wait(State state) {
    Unit& own = unit();
    own.state = state;
    swapcontext(&own.context, &scheduler);
}

inline void enter() {
    (*body)();
    wait(State::done);
}

inline bool release(unsigned first, unsigned end, State state) {
    bool any = false;
    for (unsigned i = first; i < end; ++i) {
        if (all[i].state != State::done && all[i].state != state) return false;
        any |= all[i].state == state;
    }
    for (unsigned i = first; any && i < end; ++i) {
        if (all[i].state == state) all[i].state = State::ready;
    }
    return any;
}

inline void run_cube() {
    const unsigned count = all.size();
    for (unsigned i = 0; i < count; ++i) {
        Unit& u = all[i];
        u.index = i;
        u.position = {i % dim.x, i / dim.x % dim.y, i / (dim.x * dim.y)};
        u.state = State::ready;
        getcontext(&u.context);
        u.context.uc_stack.ss_sp = u.stack.get();
        u.context.uc_stack.ss_size = 1 << 16;
        u.context.uc_link = nullptr;
        makecontext(&u.context, enter, 0);
    }
    for (;;) {
        for (unsigned turn = 0; turn < count; ++turn) {
            const unsigned i = backwards ? count - 1 - turn : turn;
            if (all[i].state != State::ready) continue;
            current = i;
            swapcontext(&scheduler, &all[i].context);
        }
        bool moved = false;
        for (unsigned first = 0; first < count; first += plane_size) {
            moved |= release(first, std::min(first + plane_size, count), State::at_plane);
        }
        moved |= release(0, count, State::at_cube);
        if (moved) continue;
        for (const Unit& u : all) {
            if (u.state == State::done) continue;
            std::fprintf(stderr, "units wait at different places\n");
            std::abort();
        }
        return;
    }
}

inline void launch(Position count, Position units_of_cube, unsigned plane, const std::function<void()>& kernel) {
    if (count.x % cluster.x || count.y % cluster.y || count.z % cluster.z) {
        std::fprintf(stderr, "no whole number of clusters\n");
        std::exit(3);
    }
    cubes = count;
    dim = units_of_cube;
    plane_size = plane;
    body = &kernel;
    all.clear();
    all.resize(dim.x * dim.y * dim.z);
    for (Unit& u : all) u.stack = std::make_unique<char[]>(1 << 16);
    for (cube.z = 0; cube.z < count.z; ++cube.z)
        for (cube.y = 0; cube.y < count.y; ++cube.y)
            for (cube.x = 0; cube.x < count.x; ++cube.x) run_cube();
}

inline void barrier() { wait(State::at_cube); }

// The value that each unit of the plane shows, by lane; exited units show nothing.
template <class T> T from_lane(T value, unsigned source) {
    std::memcpy(unit().value, &value, sizeof(T));
    wait(State::at_plane);
    const unsigned at = current - lane() + source;
    T found = value;
    if (source < plane_size && at < all.size()) std::memcpy(&found, all[at].value, sizeof(T));
    else if (source < plane_size) std::memset(&found, 0x7e, sizeof(T));  // a lane that does not exist
    wait(State::at_plane);
    return found;
}

template <class T, class F> T fold_plane(T value, F combine) {
    std::memcpy(unit().value, &value, sizeof(T));
    wait(State::at_plane);
    const unsigned first = current - lane();
    T total;
    bool any = false;
    for (unsigned i = first; i < first + plane_size && i < all.size(); ++i) {
        if (all[i].state == State::done) continue;
        T other;
        std::memcpy(&other, all[i].value, sizeof(T));
        total = any ? combine(total, other) : other;
        any = true;
    }
    wait(State::at_plane);
    return total;
}

inline void plane_barrier() { wait(State::at_plane); }

inline bool is_first() {
    for (unsigned i = current - lane(); i < current; ++i) {
        if (all[i].state != State::done) return false;
    }
    return true;
}

}  // namespace units
