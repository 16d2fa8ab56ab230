"""A floor with a rug where a pet lives: a bed, a bowl, a ball and a rope."""
import math

from mathutils import Vector

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Pet corner with a bed, bowl and toys',
    'words': ['pet', 'dog', 'cat', 'puppy', 'kitten', 'animal', 'kennel', 'bed', 'bowl', 'toy', 'ball', 'home', 'floor', 'corner'],
    'mood': ['homely', 'warm', 'cosy', 'bright'],
}


def build(stage):
    rnd = sh.seeded('pet')
    stage.metres = 1.5  # bags of food are to fit as well as collars
    stage.sun(205, 36, 4.1, (1, 0.92, 0.8), 2.4)
    stage.world((0.86, 0.92, 1), (1, 0.98, 0.94), (0.6, 0.55, 0.48), 0.58)
    stage.camera(3.2, 0.05)
    oak = mt.wood('oak', (0.3, 0.18, 0.09), (0.52, 0.355, 0.2), 0.42, 0.095, grain=1.4)
    sh.box('floor', (6, 6, 0.04), oak, (0, 0, -0.048), edge=0)
    wall = mt.plaster('wall', (0.55, 0.6, 0.5), 0.92, 0.12, 0.6).tint('wall')
    sh.box('wall', (6, 0.1, 3), wall, (0, 1.0, -0.01), edge=0)
    sh.box('skirting', (6, 0.012, 0.07), mt.plain('skirting', (0.84, 0.83, 0.8), 0.4), (0, 0.945, -0.008), edge=0.003)
    wool = mt.weave('rug', (0.52, 0.42, 0.31), 150, relief=1.0).tint('rug')
    sh.disc('rug', 0.47, 0.008, wool, (0, 0.1, -0.008), 0.004)
    # The bed: a soft roll around a cushion
    cord = mt.weave('bed', (0.42, 0.36, 0.3), 240, relief=1.0)
    plush = mt.uneven('plush', (0.78, 0.72, 0.62), 1.0, 0.08, 120, sheen=0.8)
    plush.bump(plush.noise(260, 3, 0.7), 1.0, 0.006)
    bx, by = -0.37, 0.6
    roll = []
    for k in range(64):
        a = 2 * math.pi * k / 64
        low = 0.6 + 0.4 * sh.smoothstep(-0.9, -0.2, math.sin(a))
        r = 0.075 * (1 + 0.035 * math.sin(9 * a))
        roll.append([Vector((bx + (0.29 + r * math.cos(b)) * math.cos(a), by + 0.78 * (0.29 + r * math.cos(b)) * math.sin(a), low * r * (1.15 + 1.15 * math.sin(b)) - 0.008)) for b in (2 * math.pi * j / 24 for j in range(24))])
    verts = [tuple(v) for one in roll for v in one]
    faces = [(i * 24 + j, ((i + 1) % 64) * 24 + j, ((i + 1) % 64) * 24 + (j + 1) % 24, i * 24 + (j + 1) % 24) for i in range(64) for j in range(24)]
    sh.add('roll', sh.mesh('roll', verts, faces, cord))
    sh.ball('cushion', 0.27, plush, (bx, by, 0.05), (1, 0.78, 0.22))
    # Bowl with food, ball, rope
    glaze = mt.uneven('glaze', (0.2, 0.33, 0.36), 0.2, 0.06, 30)
    inside = mt.uneven('inside', (0.82, 0.8, 0.75), 0.2, 0.03)
    x, y = 0.32, 0.24
    sh.lathe('bowl', sh.rounded([(0, 0.001), (0.082, 0.001), (0.087, 0.006), (0.075, 0.046), (0.072, 0.05)]), glaze, (x, y, 0))
    sh.lathe('inside', sh.rounded([(0.072, 0.05), (0.068, 0.048), (0.058, 0.02), (0, 0.014)]), inside, (x, y, 0))
    kibble = [sh.pebble_mesh('kibble', 0.0062, mt.uneven('food%d' % k, c, 0.8, 0.2, 200, 0.3), rnd, 0.7, 0.15, 2) for k, c in enumerate(((0.3, 0.15, 0.06), (0.38, 0.2, 0.08), (0.24, 0.11, 0.045)))]
    heap = []
    for _ in range(230):
        a, r = rnd.uniform(0, 6.283), 0.061 * math.sqrt(rnd.random())
        heap.append((x + r * math.cos(a), y + r * math.sin(a), 0.037 + 0.018 * (1 - (r / 0.061) ** 2) + rnd.uniform(-0.004, 0.002)))
    sh.scatter('kibble', kibble, heap, rnd, 0, 60, (0.8, 1.2))
    felt = mt.uneven('felt', (0.62, 0.68, 0.1), 1.0, 0.12, 160, sheen=0.8)
    felt.bump(felt.noise(500, 3, 0.7), 0.8, 0.003)
    sh.ball('ball', 0.0225, felt, (-0.25, 0.13, 0.0225))
    seam = [Vector((-0.25, 0.13, 0.0225)) + 0.0226 * Vector((math.cos(t) * math.cos(0.55 * math.sin(2 * t)), math.sin(t) * math.cos(0.55 * math.sin(2 * t)), math.sin(0.55 * math.sin(2 * t)))) for t in (2 * math.pi * k / 60 for k in range(61))]
    sh.tube('seam', seam, 0.0011, inside, 6)
    strands = [mt.uneven(n, c, 0.95, 0.1, 300, 0.4) for n, c in (('cream', (0.8, 0.74, 0.63)), ('red', (0.6, 0.14, 0.1)), ('sea', (0.12, 0.3, 0.36)))]
    way = sh.bend((0.2, 0.02, 0.012), (0.33, 0.11, 0.012), (0.41, 0.04, 0.012), 60)
    for s in range(3):
        pts = []
        for k, p in enumerate(way):
            d = (way[min(59, k + 1)] - way[max(0, k - 1)]).normalized()
            n, b = Vector((-d.y, d.x, 0)), Vector((0, 0, 1))
            a = 2 * math.pi * (k / 9 + s / 3)
            pts.append(p + (n * math.cos(a) + b * math.sin(a)) * 0.0055)
        sh.tube('strand', pts, 0.0062, strands[s], 8)
    for end in (way[4], way[-5]):
        sh.ball('knot', 0.0165, strands[0], (end.x, end.y, 0.015), (1, 1, 0.9))
    clay = mt.uneven('clay', (0.62, 0.5, 0.4), 0.85, bump=0.2)
    sh.lathe('pot', sh.rounded([(0, 0), (0.09, 0), (0.11, 0.04), (0.12, 0.15), (0.112, 0.152), (0.1, 0.13), (0, 0.128)]), clay, (0.46, 0.74, -0.008))
    stem = mt.plain('stem', (0.16, 0.18, 0.07), 0.6)
    blade = pl.leaf_mesh('blade', mt.leaf('leaf', (0.035, 0.1, 0.025), (0.12, 0.25, 0.06)), 0.16, 0.08, 'oval', droop=0.5, fold=-0.15)
    pl.potted('plant', blade, stem, (0.46, 0.74, 0.13), rnd, 20, 0.5, 0.17)
    pr.window(stage, (0.0, 0.12, 0.0), 2.2, (1.7, 2.0), (3, 3), 0.05)
    return {'roughness': 0.7}
