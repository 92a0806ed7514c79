"""Structs: vectors with operators, a nearest hit that is replaced in a loop, a camera as an argument."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from transpile import ABSOLUTE_POS, Comptime, Mut, Tensor, cube, f32, i32, spec, sqrt


@cube
@dataclass
class Vector3:
    x: f32
    y: f32
    z: f32

    def __add__(self, other):
        return Vector3(self.x + other.x, self.y + other.y, self.z + other.z)

    def __sub__(self, other):
        return Vector3(self.x - other.x, self.y - other.y, self.z - other.z)

    def __mul__(self, factor):
        return Vector3(self.x * factor, self.y * factor, self.z * factor)

    def dot(self, other):
        return self.x * other.x + self.y * other.y + self.z * other.z


@cube
@dataclass
class Ray:
    origin: Vector3
    direction: Vector3

    def at(self, distance):
        return self.origin + self.direction * distance


@cube
@dataclass
class Hit:
    distance: f32
    sphere: i32

    @property
    def is_miss(self):
        return self.sphere < 0


@cube
@dataclass
class Camera:
    eye: Vector3
    spacing: f32
    width: Comptime[int] = 4

    def ray(self, pixel):
        across = f32(pixel % self.width) * self.spacing
        up = f32(pixel // self.width) * self.spacing
        return Ray(self.eye + Vector3(across, up, 0.0), Vector3(0.0, 0.0, 1.0))


@cube
def nearest(ray: Ray, spheres: Tensor[f32]) -> Hit:
    hit = Hit(1.0e30, -1)
    for k in range(i32(spheres.shape(0))):
        to = Vector3(spheres[k, 0], spheres[k, 1], spheres[k, 2]) - ray.origin
        along = to.dot(ray.direction)
        off = to.dot(to) - along * along
        inside = spheres[k, 3] * spheres[k, 3] - off
        if inside <= 0.0:
            continue
        distance = along - sqrt(inside)
        if 0.0 < distance < hit.distance:
            hit = Hit(distance, k)
    return hit


@cube(launch=True)
def rays(camera: Camera, spheres: Tensor[f32], out: Mut[Tensor[f32]]) -> None:
    pixel = ABSOLUTE_POS
    if pixel < out.shape(0):
        ray = camera.ray(pixel)
        hit = nearest(ray, spheres)
        point = ray.origin if hit.is_miss else ray.at(hit.distance)
        out[pixel, 0] = point.z
        out[pixel, 1] = hit.sphere


CAMERA = Camera(Vector3(-1.0, -1.0, -4.0), 0.5)
ARGS = {"rays": (CAMERA, spec(f32, (5, 4)), spec(f32, (64, 2)))}
OPTIONS = {"rays": {"cube_dim": 64}}
DTYPES = ("f32",)
SIZES = ((16, 3), (20, 5))


def case(random, dtype, size):
    pixels, count = size
    # Sums of small powers of two, so that contracted products change nothing but the root.
    centers = random.integers(-4, 4, (count, 3), "f32") * np.float32(0.25)
    spheres = np.concatenate([centers, np.full((count, 1), 0.75, "f4")], axis=1)
    expected = np.zeros((pixels, 2))
    for pixel in range(pixels):
        origin = np.array([pixel % 4 * 0.5 - 1, pixel // 4 * 0.5 - 1, -4.0])
        best, found = 1e30, -1
        for k in range(count):
            to = spheres[k, :3] - origin
            inside = 0.75**2 - (to @ to - to[2] * to[2])
            if inside > 0 and 0 < to[2] - np.sqrt(inside) < best:
                best, found = to[2] - np.sqrt(inside), k
        expected[pixel] = (-4.0 if found < 0 else best - 4.0, found)
    return dict(
        args=(CAMERA, spheres, random.zeros("f32", (pixels, 2))),
        count=-(-pixels // 8),
        dim=8,
        expected={2: expected},
        scale=8,
    )
