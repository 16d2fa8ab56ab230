"""A terrace of stone slabs with grass in its joints, a lawn, pots and bushes behind."""
import math

from mathutils import Vector

import materials as mt
import plants as pl
import shapes as sh

ABOUT = {
    'title': 'Garden terrace by a lawn',
    'words': ['garden', 'outdoor', 'park', 'terrace', 'patio', 'lawn', 'grass', 'summer', 'nature', 'stone', 'hedge', 'green', 'lavender'],
    'mood': ['fresh', 'sunny', 'natural', 'summery'],
}


def build(stage):
    rnd = sh.seeded('garden-floor')
    stage.metres = 2.4
    stage.sun(207, 38, 4.6, (1, 0.92, 0.78), 1.4)
    stage.world((0.6, 0.8, 1), (1, 1, 0.94), (0.3, 0.34, 0.2), 0.75)
    stage.camera(3.4, 0.06)
    sh.box('ground', (30, 24, 0.1), mt.uneven('ground', (0.13, 0.2, 0.06), 1.0, 0.45, 9), (0, 10, -0.125), edge=0)
    stone = mt.plaster('slabs', (0.46, 0.43, 0.38), 0.8, 0.5, 2.2).tint('floor')
    size = 0.24
    for row in range(-3, 3):
        for column in range(-4, 5):
            x = (column + 0.5 * (row % 2)) * size + 0.06
            sh.box('slab', (size - 0.012, size - 0.012, 0.05), stone, (x, row * size + 0.02, -0.05 - rnd.uniform(0, 0.0015)), (0, 0, rnd.uniform(-0.6, 0.6)), 0.005)
    grass = mt.varied('grass', [(0.07, 0.16, 0.02), (0.18, 0.33, 0.05), (0.3, 0.42, 0.09)], 0.6).translucent(0.4)
    tufts = []
    for _ in range(4):
        blades = []
        for _ in range(44):
            a, lean, h = rnd.uniform(0, 6.283), rnd.uniform(0.1, 0.7), rnd.uniform(0.012, 0.026)
            base = Vector((rnd.gauss(0, 0.011), rnd.gauss(0, 0.011), -0.004))
            tip = base + Vector((math.cos(a) * lean * h, math.sin(a) * lean * h, h))
            side = Vector((-math.sin(a), math.cos(a), 0)) * 0.0011
            blades.append(([tuple(base - side), tuple(base + side), tuple(tip)], [(0, 1, 2)]))
        tufts.append(sh.join('tuft', blades, grass))
    for _ in range(7000):
        y = 0.58 + 3.2 * rnd.random() ** 1.5
        x = rnd.uniform(-0.4, 0.4) * (1.2 + y)
        sh.add('grass', rnd.choice(tufts), None, (x, y, -0.02), (0, 0, rnd.uniform(0, 360)), rnd.uniform(0.8, 1.5))
    for _ in range(170):
        row, column = rnd.randrange(-2, 3), rnd.randrange(-4, 5)
        along = rnd.random() < 0.5
        x = (column + 0.5 * (row % 2) + (rnd.random() if along else 0.5)) * size + 0.06
        y = (row + (0.5 if along else rnd.random() - 0.5)) * size + 0.02
        if math.hypot(x, y) > 0.17:
            sh.add('grass', rnd.choice(tufts), None, (x, y, -0.008), (0, 0, rnd.uniform(0, 360)), rnd.uniform(0.25, 0.5))
    clay = mt.uneven('terracotta', (0.5, 0.23, 0.13), 0.85, 0.15, 40, 0.25)
    stem = mt.plain('stem', (0.16, 0.24, 0.1), 0.7)
    silver = pl.leaf_mesh('silver', mt.leaf('grey', (0.1, 0.18, 0.08), (0.26, 0.38, 0.2), 0.6, 0.3), 0.05, 0.009, 'lance')
    broad = pl.leaf_mesh('broad', mt.leaf('leaf', (0.04, 0.12, 0.025), (0.14, 0.3, 0.06)), 0.09, 0.055, 'oval', droop=0.4, fold=-0.15)
    bud = pl.leaf_mesh('bud', mt.varied('bud', [(0.2, 0.12, 0.42), (0.36, 0.24, 0.6)], 0.7), 0.009, 0.006, 'petal', droop=0.1)
    for x, y, s, kind in ((-0.31, 0.36, 1.0, 'lavender'), (0.33, 0.4, 1.15, 'shrub'), (0.44, 0.24, 0.7, 'lavender')):
        profile = [(0, 0), (0.05, 0), (0.07, 0.07), (0.075, 0.1), (0.082, 0.1), (0.082, 0.118), (0.072, 0.118), (0.066, 0.1), (0, 0.098)]
        sh.lathe('pot', [(r * s, z * s) for r, z in profile], clay, (x, y, 0))
        top = Vector((x, y, 0.1 * s))
        if kind == 'shrub':
            pl.potted('shrub', broad, stem, top, rnd, 60, 0.33, 0.13)
            continue
        pl.potted('leaves', silver, stem, top, rnd, 60, 0.11 * s, 0.09 * s)
        for k in range(34):
            a, r = 2.4 * k, 0.1 * s * math.sqrt((k + 0.5) / 34)
            tip = top + Vector((r * math.cos(a), r * math.sin(a), rnd.uniform(0.13, 0.2) * s))
            sh.tube('stalk', sh.bend(top, top + (tip - top) * 0.5 + Vector((0, 0, 0.03)), tip, 5), 0.0009, stem, 4, 0.7)
            for n in range(12):
                b = 2.1 * n
                pl.place('bud', bud, pl.aim(tip + Vector((0, 0, 0.028 * n / 12)), (math.cos(b), math.sin(b), 0.9), 0, 1.0))
    tones = (('hedge', [(0.06, 0.15, 0.03), (0.17, 0.32, 0.06)]), ('shrub', [(0.14, 0.28, 0.05), (0.36, 0.5, 0.14)]))
    cards = {n: pl.leaf_mesh(n, mt.varied(n, c, 0.6).translucent(0.45), 0.09, 0.06) for n, c in tones}
    for x, y, z, r, kind in ((-0.85, 2.2, 0.15, 0.42, 'hedge'), (-0.3, 2.8, 0.15, 0.4, 'shrub'), (0.35, 2.7, 0.1, 0.36, 'hedge'), (0.95, 2.2, 0.15, 0.42, 'shrub'),
                             (-1.3, 3.6, 0.5, 0.8, 'shrub'), (0.0, 4.2, 0.4, 0.8, 'hedge'), (1.4, 3.8, 0.5, 0.85, 'hedge'), (0.7, 5.0, 0.9, 0.9, 'shrub'), (-0.7, 5.2, 0.9, 0.9, 'hedge')):
        pl.bush('bush', cards[kind], (x, y, z), r, int(420 * r), rnd, (0.8, 1.5), 0.85)
    bloom = pl.leaf_mesh('bloom', mt.varied('blooms', [(0.86, 0.5, 0.55), (0.9, 0.86, 0.8), (0.7, 0.5, 0.8)], 0.7).translucent(0.4), 0.035, 0.03, 'round')
    for x, y in ((-0.6, 1.9), (0.75, 1.95), (0.1, 2.4)):
        pl.bush('bloom', bloom, (x, y, 0.1), 0.24, 60, rnd, (0.7, 1.2), 0.6)
    sh.box('back', (20, 0.3, 1.6), mt.uneven('back', (0.12, 0.22, 0.09), 1.0, 0.6, 1.5), (0, 7, -0.1), edge=0)
    return {'roughness': 0.8}
