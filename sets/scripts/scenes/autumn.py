"""A wooden table with fallen leaves, warm trees out of focus."""
import math

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Wooden table with autumn leaves',
    'words': ['autumn', 'fall', 'leaves', 'harvest', 'thanksgiving', 'pumpkin', 'october', 'november', 'maple', 'orange', 'wood', 'park', 'halloween'],
    'mood': ['warm', 'golden', 'cosy', 'natural'],
}


def pumpkin(loc, r, skin, stalk):
    n, m = 72, 20
    verts = []
    for i in range(m + 1):
        t = math.pi * i / m
        for k in range(n):
            a = 2 * math.pi * k / n
            q = r * (0.9 + 0.1 * abs(math.cos(a * 5)) ** 0.6) * math.sin(t) ** 0.85
            verts.append((q * math.cos(a), q * math.sin(a), r * 0.74 * (1 - math.cos(t) * (1 - 0.3 * math.exp(-(math.sin(t) / 0.4) ** 2)))))
    faces = [(i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k) for i in range(m) for k in range(n)]
    sh.add('pumpkin', sh.mesh('pumpkin', verts, faces, skin), None, loc, (rnd_turn(loc), 4, 30))
    x, y, z = loc
    sh.tube('stalk', sh.bend((x, y, z + r * 1.2), (x, y, z + r * 1.55), (x + r * 0.25, y, z + r * 1.7), 8), r * 0.11, stalk, 7, 0.7)


def rnd_turn(loc):
    return 5 * math.sin(loc[0] * 40)


def build(stage):
    rnd = sh.seeded('autumn')
    stage.sun(172, 30, 4.6, (1, 0.78, 0.5), 1.8)
    stage.world((0.6, 0.72, 0.9), (1, 0.82, 0.6), (0.35, 0.22, 0.12), 0.6)
    stage.camera(2.2)
    sh.box('table', (3, 1.25, 0.05), mt.wood('wood', (0.13, 0.075, 0.045), (0.32, 0.21, 0.13), 0.6, 0.13), (0, -0.02, -0.05), edge=0.004)
    skins = mt.varied('leaves', [(0.32, 0.035, 0.015), (0.55, 0.14, 0.015), (0.62, 0.32, 0.03), (0.38, 0.2, 0.06), (0.55, 0.08, 0.02)], 0.55).translucent(0.3)
    maples = [pl.maple_mesh('maple', skins, rnd, 0.05, 0.22) for _ in range(4)]
    ovals = [pl.leaf_mesh('oval', skins, 0.06, 0.032, 'oval', droop=d, fold=0.5, twist=0.15) for d in (-0.7, 0.5)]
    sh.scatter('leaf', maples, sh.around(rnd, 90, (-0.42, 0.42), (-0.2, 0.56), 0.17, (-0.3, 0.4)), rnd, 0.003, 14, (0.7, 1.25))
    sh.scatter('leaf', ovals, sh.around(rnd, 40, (-0.4, 0.4), (-0.22, 0.5), 0.17, (-0.3, 0.4)), rnd, 0.008, 14, (0.6, 1.1))
    orange = mt.uneven('pumpkin', (0.62, 0.2, 0.025), 0.42, 0.15, 40, coat=0.15)
    pale = mt.uneven('pale', (0.72, 0.58, 0.38), 0.5, 0.1, 40)
    stalk = mt.uneven('stalk', (0.24, 0.2, 0.1), 0.9, 0.3)
    pumpkin((-0.3, 0.24, 0), 0.085, orange, stalk)
    pumpkin((-0.235, 0.1, 0), 0.042, pale, stalk)
    pumpkin((0.36, 0.36, 0), 0.07, pale, stalk)
    brown = mt.uneven('nut', (0.2, 0.07, 0.025), 0.25, 0.2, 60, coat=0.3)
    for p in ((0.24, 0.05), (0.275, 0.02), (0.22, 0.0), (0.3, 0.09), (-0.2, 0.0)):
        sh.ball('chestnut', 0.016, brown, (*p, 0.013), (1.1, 1, 0.8), 16)
    pr.cone((0.26, 0.19, 0.02), 0.06, mt.uneven('cone', (0.22, 0.12, 0.06), 0.8, 0.3, 60), (76, 0, 40))
    jar = mt.uneven('jar', (0.3, 0.33, 0.3), 0.35)
    pr.vessel('jug', jar, (0.265, 0.26, 0), 0.8)
    stem = mt.plain('stem', (0.2, 0.12, 0.06), 0.8)
    berry = mt.uneven('berry', (0.5, 0.05, 0.015), 0.3)
    for end in ((0.19, 0.27, 0.33), (0.34, 0.22, 0.37), (0.42, 0.26, 0.31), (0.28, 0.26, 0.38)):
        pts = sh.bend((0.265, 0.26, 0.13), (0.265, 0.26, 0.24), end)
        pl.branch('twig', pts, stem, ovals[1], rnd, 7, 0.3, size=(0.5, 0.8))
        for q in pts[5:]:
            sh.ball('berry', 0.007, berry, (q.x + rnd.uniform(-0.012, 0.012), q.y - 0.006, q.z + rnd.uniform(-0.01, 0.01)), rows=8)
    sh.box('lawn', (16, 14, 0.1), mt.uneven('lawn', (0.22, 0.15, 0.05), 1.0, 0.5, 5), (0, 6, -0.85), edge=0)
    card = pl.leaf_mesh('card', mt.varied('crown', [(0.5, 0.12, 0.015), (0.7, 0.36, 0.03), (0.6, 0.22, 0.02), (0.45, 0.36, 0.06)], 0.6).translucent(0.5), 0.14, 0.1)
    bark = mt.uneven('bark', (0.1, 0.07, 0.05), 0.95, 0.4, 8)
    for x, y in ((-1.5, 4.5), (1.3, 4.0), (0.1, 7.5), (-2.6, 7.0), (2.7, 7.2), (-0.7, 9.5), (1.5, 10)):
        sh.tube('trunk', [(x, y, -0.8), (x + 0.1, y, 1.0), (x + 0.05, y, 3.5)], 0.13, bark, 10, 0.7)
        for _ in range(3):
            pl.bush('crown', card, (x + rnd.uniform(-0.9, 0.9), y + rnd.uniform(-0.4, 0.6), rnd.uniform(0.7, 1.9)), 0.85, 170, rnd, (0.8, 1.6))
        pl.bush('shrub', card, (x + rnd.uniform(-1, 1), y - 0.5, -0.45), 0.55, 120, rnd, (0.7, 1.3))
    sh.scatter('fallen', maples, [(rnd.uniform(-3, 3), rnd.uniform(1.2, 7), -0.84) for _ in range(220)], rnd, 0.01, 25, (1.5, 2.6))
    return {'roughness': 0.6}
