"""Mounds of snow with fir twigs, a winter wood behind."""
import math

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Snow in a winter wood',
    'words': ['snow', 'winter', 'ice', 'cold', 'frost', 'fir', 'forest', 'ski', 'mountain', 'december', 'january', 'snowy', 'wood'],
    'mood': ['cold', 'bright', 'crisp', 'calm'],
}


def mounds(x, y):
    calm = sh.smoothstep(0.12, 0.36, math.hypot(x, y * 0.85))
    return calm * (0.035 + 0.05 * sh.hills(x, y, 2.6, 3, 6)) + 0.004 * sh.hills(x, y, 12, 3, 2) * (0.3 + calm) + 0.12 * sh.smoothstep(1.0, 3.5, y) - 0.012 * calm


def build(stage):
    rnd = sh.seeded('snow')
    stage.sun(150, 22, 3.6, (1, 0.82, 0.62), 1.2)
    stage.world((0.38, 0.58, 0.95), (0.86, 0.9, 1.0), (0.7, 0.76, 0.9), 0.75)
    stage.camera(2.4)
    snow = mt.Material('snow', (0.87, 0.89, 0.93), 0.75, spec=0.3)
    snow.bump(snow.noise(420, 2), 0.4, 0.0015)
    sh.field('snow', snow, (-0.9, 0.9), (-0.65, 1.2), 220, 240, mounds)
    sh.field('far', snow, (-7, 7), (1.2, 12), 140, 110, lambda x, y: mounds(x, y) + 0.05 * sh.hills(x, y, 0.8, 3, 4))
    needle = mt.varied('needle', [(0.02, 0.075, 0.045), (0.05, 0.13, 0.07)], 0.5)
    bark = mt.uneven('bark', (0.16, 0.1, 0.06), 0.9, 0.4, 60)
    twigs = [pl.fir_mesh('twig', needle, bark, rnd) for _ in range(2)]
    for at, way, length in (((-0.52, 0.3, 0.13), (1, -0.32, -0.1), 0.36), ((-0.5, 0.12, 0.1), (1, -0.12, -0.12), 0.32), ((-0.5, 0.02, 0.06), (1, 0.0, -0.02), 0.26),
                            ((0.54, 0.32, 0.14), (-1, -0.2, -0.12), 0.36), ((0.5, 0.12, 0.1), (-1, 0.05, -0.1), 0.3), ((0.48, 0.0, 0.06), (-1, 0, -0.04), 0.24)):
        pl.fir_branch('fir', twigs, bark, at, way, rnd, length)
    for at, way in (((-0.75, 0.55, 0.5), (1, -0.1, -0.25)), ((0.8, 0.6, 0.52), (-1, -0.1, -0.3))):
        pl.fir_branch('bough', twigs, bark, at, way, rnd, 0.5, 0.45)
    for k in range(40):
        side = -1 if k % 2 else 1
        p = (side * rnd.uniform(0.2, 0.5), rnd.uniform(0.0, 0.36))
        r = rnd.uniform(0.006, 0.016)
        sh.ball('lump', r, snow, (p[0], p[1], mounds(*p) + rnd.uniform(0.0, 0.05)), (1.3, 1, 0.7), 10)
    brown = mt.uneven('cone', (0.2, 0.1, 0.05), 0.8, 0.3, 60)
    for p, turn in (((0.235, 0.02), 30), ((-0.25, 0.02), -50), ((0.3, 0.13), 120)):
        pr.cone((p[0], p[1], mounds(*p) + 0.016), 0.055, brown, (78, 0, turn))
    berry = mt.uneven('berry', (0.45, 0.015, 0.015), 0.25, coat=0.4)
    for _ in range(12):
        x = rnd.choice((-1, 1)) * rnd.uniform(0.2, 0.3)
        y = rnd.uniform(0.0, 0.2)
        sh.ball('berry', 0.0075, berry, (x, y, mounds(x, y) + 0.006), rows=10)
    trunk = mt.uneven('trunk', (0.14, 0.1, 0.08), 0.95, 0.4, 8)
    green = mt.varied('boughs', [(0.025, 0.075, 0.06), (0.06, 0.13, 0.1)], 0.7)
    tree = []
    for k in range(7):
        z, r = 0.25 + 0.34 * k, 0.62 * (1 - k / 7.6)
        v = [(0, 0, z + 0.55)] + [(r * (1 if i % 2 else 0.72) * math.cos(i * 0.2856), r * (1 if i % 2 else 0.72) * math.sin(i * 0.2856), z - 0.1 * (i % 2)) for i in range(22)]
        tree.append((v, [(0, 1 + i, 1 + (i + 1) % 22) for i in range(22)]))
    firs = sh.join('firs', tree, green, False)
    caps = sh.join('caps', [([(p[0] * 0.8, p[1] * 0.8, p[2] + 0.035) for p in v], f) for v, f in tree], snow, False)
    for _ in range(46):
        p = (rnd.uniform(-4.2, 4.2), rnd.uniform(3.2, 10.5))
        if abs(p[0]) < 0.9 and p[1] < 6:
            continue
        s, turn = rnd.uniform(0.28, 0.62), rnd.uniform(0, 360)
        sh.add('fir', firs, None, (*p, 0.08), (0, 0, turn), s)
        sh.add('cap', caps, None, (*p, 0.08), (0, 0, turn), s)
    for _ in range(16):
        p = (rnd.uniform(-4, 4), rnd.uniform(4, 11))
        sh.tube('trunk', [(*p, 0), (p[0] + 0.1, p[1], 4)], rnd.uniform(0.03, 0.07), trunk, 8)
    return {'roughness': 0.8}
