"""A pastel table with petals and blossoms in soft spring light."""
import math

from mathutils import Vector

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Spring blossoms on a pastel table',
    'words': ['flowers', 'flower', 'blossom', 'petals', 'spring', 'floral', 'rose', 'garden', 'bloom', 'romantic', 'valentine', 'mother', 'wedding', 'pastel', 'easter'],
    'mood': ['romantic', 'soft', 'fresh', 'bright'],
}


def build(stage):
    rnd = sh.seeded('flowers')
    stage.sun(192, 42, 3.8, (1, 0.9, 0.8), 3.0)
    stage.world((0.75, 0.88, 1), (1, 0.95, 0.95), (0.75, 0.7, 0.66), 0.62)
    stage.camera(2.3)
    table = mt.uneven('table', (0.8, 0.62, 0.6), 0.4, 0.03, 30, 0.1).tint('table')
    sh.box('table', (3, 1.3, 0.04), table, (0, 0.0, -0.04), edge=0.004)
    heart = mt.uneven('heart', (0.75, 0.5, 0.1), 0.8, 0.3, 300)
    rose = mt.varied('rose', [(0.78, 0.26, 0.28), (0.84, 0.45, 0.43), (0.86, 0.6, 0.54)], 0.6).translucent(0.35)
    white = mt.varied('white', [(0.88, 0.82, 0.8), (0.88, 0.7, 0.7)], 0.6).translucent(0.4)
    peony = [pl.flower_mesh('peony', rose, heart, 0.055, 5, 8, 0.25, 'petal', 0.95), pl.flower_mesh('peony', rose, heart, 0.048, 4, 7, 0.45, 'petal', 1.0)]
    cherry = [pl.flower_mesh('cherry', white, heart, 0.02, 1, 5, 0.35, 'petal', 0.95)]
    petals = [pl.leaf_mesh('petal', m, 0.032, 0.028, 'petal', droop=-0.7, fold=0.5) for m in (rose, white)]
    leaf = pl.leaf_mesh('leaf', mt.leaf('green', (0.05, 0.14, 0.04), (0.2, 0.34, 0.12), 0.5, 0.35), 0.06, 0.03)
    sh.scatter('petal', petals, sh.around(rnd, 44, (-0.34, 0.34), (-0.24, 0.4), 0.175, (-0.18, 0.3)), rnd, 0.004, 10, (0.6, 1.1))
    for x, y, s, tx, ty in ((-0.27, 0.1, 1.1, 38, 22), (-0.34, 0.2, 1.2, 20, 30), (-0.235, 0.23, 0.85, 30, 5), (-0.32, -0.02, 0.8, 45, 30), (-0.4, 0.1, 1.0, 30, 30),
                            (0.29, 0.02, 0.85, 44, -24), (0.36, 0.1, 0.95, 30, -30), (0.25, 0.16, 0.6, 40, -10)):
        x *= 0.86
        sh.add('peony', rnd.choice(peony), None, (x, y, 0.022 * s), (tx, ty, rnd.uniform(0, 360)), s)
        for k in range(4):
            a = rnd.uniform(0, 6.283)
            pl.place('leaf', leaf, pl.aim((x + 0.025 * math.cos(a), y + 0.025 * math.sin(a), 0.012), (math.cos(a), math.sin(a), 0.15), 0, rnd.uniform(0.7, 1.1) * s))
    sh.scatter('cherry', cherry, sh.around(rnd, 12, (-0.4, 0.4), (-0.2, 0.35), 0.18, (-0.2, 0.3)), rnd, 0.004, 25, (0.7, 1.1))
    clay = mt.uneven('vase', (0.84, 0.8, 0.75), 0.35, 0.04, 40)
    pr.vessel('bottle', clay, (0.275, 0.3, 0), 1.0)
    bark = mt.uneven('bark', (0.16, 0.1, 0.07), 0.8, 0.3, 80)

    def spray(start, mid, end, count, size):
        pts = sh.bend(start, mid, end, 14)
        sh.tube('branch', pts, 0.003, bark, 6, 0.35)
        for _ in range(count):
            k = rnd.randrange(3, 13)
            p = pts[k].lerp(pts[k + 1], rnd.random()) if k < 13 else pts[k]
            way = Vector((rnd.gauss(0, 1), rnd.gauss(-0.5, 0.8), rnd.gauss(0.3, 0.8))).normalized()
            ob = sh.add('cherry', cherry[0], None, p + way * 0.014, (0, 0, 0), rnd.uniform(*size))
            ob.rotation_mode = 'QUATERNION'
            ob.rotation_quaternion = way.to_track_quat('Z', 'Y')
    spray((0.275, 0.3, 0.17), (0.285, 0.3, 0.28), (0.16, 0.3, 0.4), 26, (0.8, 1.2))
    spray((0.275, 0.3, 0.17), (0.285, 0.3, 0.28), (0.4, 0.3, 0.36), 22, (0.8, 1.2))
    spray((0.275, 0.3, 0.17), (0.275, 0.3, 0.28), (0.29, 0.27, 0.42), 20, (0.8, 1.2))
    spray((-0.7, 0.45, 0.55), (-0.4, 0.4, 0.42), (-0.12, 0.45, 0.34), 44, (0.9, 1.4))
    spray((-0.7, 0.5, 0.42), (-0.5, 0.42, 0.34), (-0.23, 0.46, 0.26), 30, (0.9, 1.4))
    sh.box('lawn', (16, 14, 0.1), mt.uneven('lawn', (0.2, 0.34, 0.1), 1.0, 0.4, 6), (0, 7, -0.85), edge=0)
    pink = pl.leaf_mesh('card', mt.varied('crown', [(0.86, 0.5, 0.55), (0.9, 0.72, 0.74), (0.85, 0.6, 0.62)], 0.7).translucent(0.5), 0.12, 0.11, 'round')
    green = pl.leaf_mesh('card2', mt.varied('hedge', [(0.16, 0.32, 0.07), (0.34, 0.5, 0.14)], 0.7).translucent(0.5), 0.14, 0.1)
    for x, y in ((-1.6, 4.5), (1.5, 4.2), (0.0, 7.5), (-2.8, 7.5), (2.8, 7.5)):
        sh.tube('trunk', [(x, y, -0.8), (x, y, 2.0)], 0.1, bark, 8, 0.7)
        for _ in range(3):
            pl.bush('crown', pink, (x + rnd.uniform(-0.8, 0.8), y, rnd.uniform(0.6, 1.6)), 0.8, 190, rnd, (0.7, 1.4))
        pl.bush('hedge', green, (x + rnd.uniform(-0.8, 0.8), y - 0.4, -0.4), 0.6, 160, rnd, (0.7, 1.3))
        pl.bush('hedge', green, (x * 0.5, 9, 0.1), 1.1, 160, rnd, (1.0, 1.8))
    return {'roughness': 0.4}
