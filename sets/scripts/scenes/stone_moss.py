"""A flat stone with moss by a dark pond, ferns behind."""
import math

from mathutils import Vector

import materials as mt
import plants as pl
import shapes as sh

ABOUT = {
    'title': 'Mossy stone by a forest pond',
    'words': ['stone', 'rock', 'moss', 'forest', 'fern', 'nature', 'water', 'pond', 'jungle', 'green', 'woodland', 'outdoor', 'botanical', 'natural'],
    'mood': ['natural', 'fresh', 'calm', 'green'],
}


def rim(a):
    return 0.4 + 0.05 * math.sin(2 * a + 1) + 0.025 * math.sin(5 * a) + 0.02 * sh.hills(math.cos(a), math.sin(a), 2, 3, 3)


def slab(x, y):
    """A flat top that falls off at an uneven edge."""
    d = math.hypot(x, y * 1.2) - rim(math.atan2(y, x))
    calm = sh.smoothstep(0.1, 0.3, math.hypot(x, y))
    return calm * 0.01 * sh.hills(x, y, 5, 4, 2) + 0.002 * sh.hills(x, y, 18, 3, 5) - 0.3 * sh.smoothstep(-0.015, 0.09, d)


def build(stage):
    rnd = sh.seeded('moss')
    stage.sun(198, 44, 4.4, (1, 0.93, 0.74), 1.5)
    stage.world((0.6, 0.8, 0.75), (0.55, 0.7, 0.42), (0.1, 0.14, 0.08), 0.8)
    stage.camera(2.4)
    rock = mt.plaster('rock', (0.27, 0.265, 0.25), 0.8, 0.7, 2.5)
    veins = rock.noise(11, 5, 0.65)
    rock.set(Base_Color=rock.ramp(veins, [(0.32, (0.1, 0.1, 0.09)), (0.5, (0.24, 0.23, 0.2)), (0.68, (0.4, 0.38, 0.32))]))
    green = mt.Material('moss', (0.1, 0.2, 0.03), 0.95)
    sh.field('stone', rock, (-0.75, 0.75), (-0.6, 0.6), 220, 180, slab)
    tuft = []
    for _ in range(26):
        a, lean = rnd.uniform(0, 6.283), rnd.uniform(0.1, 0.9)
        h = rnd.uniform(0.004, 0.009)
        b = Vector((rnd.uniform(-0.007, 0.007), rnd.uniform(-0.007, 0.007), -0.002))
        t = b + Vector((math.cos(a) * lean * h, math.sin(a) * lean * h, h))
        s = Vector((-math.sin(a), math.cos(a), 0)) * 0.0011
        tuft.append(([tuple(b - s), tuple(b + s), tuple(t)], [(0, 1, 2)]))
    blades = mt.varied('blades', [(0.06, 0.13, 0.012), (0.16, 0.28, 0.03), (0.3, 0.38, 0.06)], 0.8).translucent(0.3)
    tufts = sh.join('tuft', tuft, blades)
    n = 0
    while n < 4200:
        x, y = rnd.uniform(-0.5, 0.5), rnd.uniform(-0.4, 0.45)
        d = math.hypot(x, y * 1.2) - rim(math.atan2(y, x))
        patch = sh.hills(x, y, 5, 3, 11) + 1.6 * sh.smoothstep(-0.13, 0.0, d) - 0.32
        if math.hypot(x, y * 0.9) < 0.175 or patch < 0.1 or d > 0.05:
            n += 1 if rnd.random() < 0.1 else 0
            continue
        lump = 0.012 * sh.smoothstep(0.1, 0.6, patch)
        sh.add('moss', tufts, None, (x, y, slab(x, y) + lump), (rnd.uniform(-15, 15), rnd.uniform(-15, 15), rnd.uniform(0, 360)), rnd.uniform(0.8, 1.7))
        n += 1
    cushion = [sh.pebble_mesh('cushion', 0.05, green, rnd, 0.35, 0.2, 3) for _ in range(2)]
    sh.scatter('cushion', cushion, [(-0.33, 0.2, -0.005), (-0.26, 0.3, -0.01), (0.34, 0.16, -0.01), (0.3, 0.28, -0.008), (-0.36, 0.02, -0.012)], rnd, 0, 8, (0.8, 1.3))
    for x, y, r in ((-0.33, 0.2, 0.06), (-0.26, 0.3, 0.06), (0.34, 0.16, 0.06), (0.3, 0.28, 0.06), (-0.36, 0.02, 0.06)):
        for _ in range(110):
            a, q = rnd.uniform(0, 6.283), r * math.sqrt(rnd.random())
            z = 0.02 * (1 - (q / r) ** 2)
            sh.add('moss', tufts, None, (x + q * math.cos(a), y + q * math.sin(a), z - 0.002), (rnd.uniform(-25, 25), rnd.uniform(-25, 25), rnd.uniform(0, 360)), rnd.uniform(0.9, 1.8))
    grey = mt.varied('pebble', [(0.2, 0.2, 0.2), (0.4, 0.38, 0.35), (0.28, 0.26, 0.24)], 0.6)
    stones = [sh.pebble_mesh('pebble', 0.02, grey, rnd, 0.6, 0.2, 3) for _ in range(3)]
    sh.scatter('pebble', stones, [(0.235, 0.04), (0.27, 0.0), (-0.22, 0.09), (0.21, -0.05)], rnd, 0.006, 10, (0.6, 1.1))
    water = mt.plain('water', (0.012, 0.03, 0.02), 0.04)
    water.bump(water.noise(4, 2), 0.06, 0.02)
    sh.field('water', water, (-6, 6), (-1, 7), 2, 2, lambda x, y: -0.16)
    boulders = [sh.pebble_mesh('boulder', 0.35, rock, rnd, 0.7, 0.3, 4) for _ in range(2)]
    sh.scatter('boulder', boulders, [(-0.9, 1.5, -0.1), (1.0, 1.7, -0.12), (0.55, 2.6, -0.15), (-0.5, 2.9, -0.15), (-1.5, 2.6, 0), (1.6, 2.8, 0)], rnd, 0, 10, (0.6, 1.2))
    leafy = mt.leaf('fern', (0.03, 0.1, 0.012), (0.12, 0.28, 0.035), 0.5, 0.45)
    fern = pl.frond_mesh('fern', leafy, 0.5, 0.15, 24, 1.1, 0.2)
    for x, y, z in ((-0.62, 0.62, -0.12), (0.62, 0.58, -0.12), (-0.9, 1.2, -0.1), (0.95, 1.15, -0.1), (0.1, 2.4, -0.1), (-1.2, 2.0, 0), (1.3, 2.2, 0)):
        for k in range(9):
            a = k * 0.7 + rnd.uniform(-0.2, 0.2)
            pl.place('frond', fern, pl.aim((x, y, z), (math.cos(a), math.sin(a), 1.1), 0, rnd.uniform(0.75, 1.15)))
    card = pl.leaf_mesh('card', mt.leaf('hedge', (0.03, 0.1, 0.012), (0.2, 0.4, 0.06), 0.45, 0.5), 0.12, 0.07)
    for x, y, z, r in ((-1.5, 3.8, 0.6, 0.9), (1.6, 4.0, 0.7, 0.9), (0.1, 4.6, 0.9, 1.0), (-0.7, 4.9, 1.6, 0.9), (0.9, 5.0, 1.7, 0.9)):
        pl.bush('bush', card, (x, y, z), r, 330, rnd)
    sh.box('bank', (14, 0.3, 3), mt.uneven('bank', (0.035, 0.07, 0.02), 1.0, 0.6, 3), (0, 6.2, -1), edge=0)
    return {'roughness': 0.75}
