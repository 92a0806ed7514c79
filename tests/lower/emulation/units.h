// Runs a kernel's text on the host: one stack for each unit of a cube, cubes one after the other.
// A unit runs until it waits: at a barrier for its cube, at a plane operation for its plane.
// Barriers that not all units of a cube come to, or not to the same one, end the program with a message.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <algorithm>
#include <functional>
#include <memory>
#include <source_location>
#include <string>
#include <vector>
#include "stacks.h"

namespace units {

struct Position { unsigned x, y, z; };
enum class State { ready, at_plane, at_cube, done };
using Site = std::source_location;

struct Unit {
    std::unique_ptr<char[]> stack;
    void* left;  // where it goes on
    Position position;
    unsigned index;
    State state;
    Site site;                // where it waits for its cube
    unsigned char value[32];  // what it shows the others of its plane
};

inline std::vector<Unit> all;
inline void* scheduler;
constexpr std::size_t stack_size = 1 << 16;
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
    stacks::go_to(&own.left, scheduler);
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

[[noreturn]] inline void refuse(const std::string& message) {
    std::fprintf(stderr, "%s\n", message.c_str());
    std::abort();
}

// Let the cube go on where all its units wait at one barrier.
inline bool release_cube() {
    const Unit* waiting = nullptr;
    for (const Unit& u : all) {
        if (u.state == State::at_cube) waiting = &u;
    }
    if (!waiting) return false;
    const std::string line = std::to_string(waiting->site.line());
    for (const Unit& u : all) {
        if (u.state == State::at_plane) return false;
        if (u.state == State::done) {
            refuse("unit " + std::to_string(u.index) + " has left, others wait at the barrier of line " + line);
        }
        if (u.site.line() != waiting->site.line() || u.site.column() != waiting->site.column()) {
            refuse("units wait at the barriers of lines " + std::to_string(u.site.line()) + " and " + line);
        }
    }
    return release(0, all.size(), State::at_cube);
}

inline void run_cube() {
    const unsigned count = all.size();
    for (unsigned i = 0; i < count; ++i) {
        Unit& u = all[i];
        u.index = i;
        u.position = {i % dim.x, i / dim.x % dim.y, i / (dim.x * dim.y)};
        u.state = State::ready;
        u.left = stacks::fresh(u.stack.get(), stack_size, enter);
    }
    for (;;) {
        for (unsigned turn = 0; turn < count; ++turn) {
            const unsigned i = backwards ? count - 1 - turn : turn;
            if (all[i].state != State::ready) continue;
            current = i;
            stacks::go_to(&scheduler, all[i].left);
        }
        bool moved = false;
        for (unsigned first = 0; first < count; first += plane_size) {
            moved |= release(first, std::min(first + plane_size, count), State::at_plane);
        }
        if (moved || release_cube()) continue;
        for (const Unit& u : all) {
            if (u.state != State::done) refuse("units of a plane wait at different places");
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
    for (Unit& u : all) u.stack.reset(new char[stack_size]);
    for (cube.z = 0; cube.z < count.z; ++cube.z)
        for (cube.y = 0; cube.y < count.y; ++cube.y)
            for (cube.x = 0; cube.x < count.x; ++cube.x) run_cube();
}

inline void barrier(const Site& site) {
    unit().site = site;
    wait(State::at_cube);
}

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

// Exited units are not asked; those that only run ahead wait here.
inline bool is_first() {
    wait(State::at_plane);
    bool found = true;
    for (unsigned i = current - lane(); i < current; ++i) found &= all[i].state == State::done;
    wait(State::at_plane);
    return found;
}

}  // namespace units
