"""A white chest of drawers in a nursery: a bear, rings and blocks of wood, a cot and a garland behind."""
import math

from mathutils import Vector

import materials as mt
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Nursery with a teddy bear and wooden toys',
    'words': ['nursery', 'baby', 'child', 'children', 'kid', 'newborn', 'toddler', 'toy', 'teddy', 'cot', 'crib', 'playroom', 'bear', 'blocks'],
    'mood': ['soft', 'gentle', 'bright', 'pastel'],
}


def bear(x, y, z, fur, sole, dark):
    """A sitting bear, 0.2 m high, that looks at the camera."""
    def part(r, at, scale=1.0, of=fur):
        return sh.ball('bear', r, of, (x + at[0], y + at[1], z + at[2]), scale)
    part(0.058, (0, 0, 0.062), (1, 0.92, 1.12))
    part(0.05, (0, -0.008, 0.16), (1.08, 1, 0.96))
    for s in (-1, 1):
        part(0.019, (s * 0.04, 0, 0.2), (1, 0.6, 1))
        part(0.011, (s * 0.04, -0.011, 0.199), (1, 0.4, 1), sole)
        part(0.022, (s * 0.062, -0.03, 0.085), (0.9, 1.5, 1.0)).rotation_euler = (0.7, 0, s * 0.3)
        part(0.027, (s * 0.048, -0.062, 0.027), (0.95, 1.55, 0.95)).rotation_euler = (0, 0, s * 0.35)
        part(0.02, (s * 0.062, -0.1, 0.028), (0.95, 0.35, 0.95), sole)
        part(0.0048, (s * 0.019, -0.052, 0.17), 1.0, dark)
    part(0.023, (0, -0.045, 0.148), (1.1, 0.85, 0.85), sole)
    part(0.0075, (0, -0.0655, 0.156), (1.3, 0.7, 0.9), dark)


def ring(radius, thick, material, loc, tilt=(0, 0, 0)):
    profile = [(radius + thick * math.cos(a), thick * math.sin(a)) for a in (2 * math.pi * k / 20 for k in range(21))]
    sh.lathe('ring', profile, material, loc, tilt, 48, 180)


def build(stage):
    stage.sun(204, 34, 3.7, (1, 0.93, 0.84), 3.2)
    stage.world((0.86, 0.92, 1), (1, 0.98, 0.95), (0.72, 0.68, 0.64), 0.62)
    stage.camera(2.5)
    top = mt.uneven('top', (0.8, 0.77, 0.71), 0.35, 0.03, 25).tint('table')
    sh.box('top', (3, 0.95, 0.035), top, (0, -0.1, -0.035), edge=0.006)
    wall = mt.plaster('wall', (0.56, 0.72, 0.68), 0.92, 0.1, 0.5).tint('wall')
    sh.box('wall', (8, 0.1, 4), wall, (0, 1.75, -1.5), edge=0)
    white = mt.plain('paint', (0.84, 0.82, 0.78), 0.45)
    sh.box('rail', (8, 0.03, 0.05), white, (0, 1.68, 0.02), edge=0.004)
    panel = mt.plain('panel', (0.8, 0.79, 0.76), 0.5)
    for k in range(-12, 13):
        sh.box('panel', (0.115, 0.02, 1.4), panel, (k * 0.12, 1.69, -1.38), edge=0.006)
    fur = mt.uneven('fur', (0.5, 0.32, 0.17), 1.0, 0.2, 160, sheen=0.9)
    fur.bump(fur.noise(420, 3, 0.7), 1.0, 0.004)
    sole = mt.uneven('sole', (0.76, 0.64, 0.49), 1.0, 0.1, 200, sheen=0.6)
    sole.bump(sole.noise(500, 2), 0.7, 0.002)
    bear(-0.228, 0.16, 0, fur, sole, mt.plain('eye', (0.02, 0.015, 0.012), 0.15))
    scarf = mt.weave('scarf', (0.72, 0.45, 0.4), 600, relief=0.9)
    ring(0.036, 0.009, scarf, (-0.228, 0.153, 0.117), (-4, 0, 0))
    beech = mt.wood('beech', (0.42, 0.27, 0.15), (0.62, 0.45, 0.28), 0.5, 0, 'Z')
    hues = [mt.uneven(n, c, 0.5, 0.05, 60) for n, c in (('mint', (0.38, 0.58, 0.5)), ('rose', (0.75, 0.47, 0.44)), ('straw', (0.82, 0.64, 0.32)), ('sky', (0.42, 0.56, 0.68)), ('cream', (0.82, 0.76, 0.64)))]
    x, y = 0.243, 0.2
    sh.disc('base', 0.062, 0.014, beech, (x, y, 0), 0.004)
    for k, (r, t) in enumerate(((0.039, 0.0175), (0.0335, 0.0165), (0.0285, 0.0155), (0.024, 0.0145), (0.019, 0.013))):
        ring(r, t, hues[k], (x, y, 0.031 + 0.029 * k))
    sh.tube('peg', [(x, y, 0.01), (x, y, 0.17)], 0.007, beech)
    sh.ball('knob', 0.018, beech, (x, y, 0.178))
    for k, (bx, by, bz, turn) in enumerate(((0.205, 0.07, 0, 20), (0.262, 0.045, 0, -14), (0.335, 0.16, 0, 40))):
        sh.box('block', (0.042, 0.042, 0.042), (hues[(k + 3) % 5], beech, hues[1])[k], (bx, by, bz), (0, 0, turn), 0.004)
    knit = mt.weave('knit', (0.84, 0.79, 0.72), 420, relief=1.0)
    pr.folded((-0.36, 0.36, 0), (0.26, 0.18, 0.075), knit, 3, -6)
    # A cot and a garland, out of focus
    for k in range(9):
        sh.tube('bar', [(0.25 + 0.1 * k, 1.25, -0.8), (0.25 + 0.1 * k, 1.25, 0.2)], 0.011, beech)
    sh.box('cot', (1.2, 0.045, 0.05), beech, (0.75, 1.25, 0.19), edge=0.012)
    sh.box('mattress', (1.2, 0.4, 0.16), knit, (0.8, 1.48, -0.25), edge=0.05)
    cord = [Vector((-1.0 + 0.1 * k, 1.66, 0.62 - 0.1 * math.sin(math.pi * ((k / 20 * 2) % 1)))) for k in range(21)]
    sh.tube('cord', cord, 0.003, knit, 5)
    for k, p in enumerate(cord[1:]):
        flag = sh.mesh('flag', [(-0.042, 0, 0), (0.042, 0, 0), (0, 0, -0.1)], [(0, 2, 1)], hues[k % 5], False)
        sh.add('flag', flag, None, (p.x - 0.05, p.y - 0.01, p.z + 0.01))
    pr.vessel('round', hues[4], (-0.62, 1.0, -0.1), 1.6)
    pr.window(stage, (0.0, 0.6, 0.1), 2.2, (1.9, 2.2), (3, 3), 0.06)
    return {'roughness': 0.38}
