"""Draped linen on a table, dried grasses in a vase behind."""
import math

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Linen cloth and dried grasses',
    'words': ['linen', 'cloth', 'fabric', 'textile', 'cotton', 'boho', 'pampas', 'grass', 'natural', 'organic', 'beige', 'soft', 'tablecloth'],
    'mood': ['calm', 'natural', 'soft', 'warm'],
}


def folds(x, y):
    """Height of the cloth: flat where the product stands, folded at the sides and behind."""
    calm = sh.smoothstep(0.13, 0.3, math.hypot(x, (y + 0.02) * 1.15))
    warp = 0.05 * sh.hills(x, y, 4, 2, 3)
    ridge = abs(math.sin((x * 0.8 + y * 0.55 + warp) * 21)) ** 2.2
    second = abs(math.sin((x * 0.35 - y * 1.0 + 0.07 * sh.hills(x, y, 3, 2, 9)) * 17)) ** 3
    return calm * (0.022 * ridge * (0.6 + 0.4 * sh.hills(x, y, 3, 1, 5)) + 0.014 * second) + 0.0016 * sh.hills(x, y, 14, 2, 1)


def build(stage):
    rnd = sh.seeded('linen')
    stage.sun(198, 30, 3.8, (1, 0.9, 0.77), 2.2)
    stage.world((0.85, 0.9, 1), (1, 0.97, 0.93), (0.7, 0.64, 0.57), 0.5)
    stage.camera(3.2)
    cloth = mt.weave('linen', (0.7, 0.63, 0.53)).tint('cloth')
    sh.field('cloth', cloth, (-0.8, 0.8), (-0.6, 0.62), 300, 230, folds)
    wall = mt.plaster('wall', (0.72, 0.64, 0.55), 0.9, 0.35).tint('wall')
    sh.box('wall', (5, 0.1, 3), wall, (0, 0.95, -1), edge=0)
    clay = mt.uneven('clay', (0.62, 0.53, 0.44), 0.8, bump=0.3, scale=40)
    dark = mt.uneven('dark', (0.26, 0.18, 0.13), 0.7, bump=0.3, scale=40)
    straw = mt.varied('straw', [(0.5, 0.36, 0.19), (0.74, 0.6, 0.4)], 0.9).translucent(0.35)
    pr.vessel('round', clay, (0.29, 0.33, 0.01), 1.25)
    plume = pl.plume_mesh('plume', straw, rnd, 0.26, 0.05, 1100)
    ear = pl.ear_mesh('ear', straw, rnd)
    for i in range(6):
        a = -0.5 + 0.24 * i
        tip = (0.29 + 0.2 * math.sin(a), 0.33 + 0.05 * rnd.uniform(-1, 1), 0.36 + 0.05 * math.cos(a * 2))
        sh.tube('stalk', sh.bend((0.29, 0.33, 0.17), (0.29, 0.33, 0.28), tip), 0.0014, straw, 5)
        pl.place('plume', plume, pl.aim(tip, (math.sin(a) * 1.1, rnd.uniform(-0.3, 0.3), 1), 0, rnd.uniform(0.7, 1.0)))
    for i in range(9):
        a = rnd.uniform(-0.9, 0.9)
        tip = (0.29 + 0.17 * math.sin(a), 0.3 + 0.1 * rnd.uniform(-1, 1), 0.3 + 0.08 * rnd.random())
        sh.tube('stalk', sh.bend((0.29, 0.33, 0.17), (0.29, 0.33, 0.25), tip), 0.0009, straw, 5)
        pl.place('ear', ear, pl.aim(tip, (math.sin(a), rnd.uniform(-0.2, 0.2), 1)))
    pr.vessel('bottle', dark, (-0.3, 0.36, 0.012), 1.15)
    pr.vessel('bowl', clay, (-0.27, 0.14, 0.012), 0.85)
    for i in range(5):
        tip = (-0.34 + 0.045 * i, 0.08 + 0.012 * i, 0.03)
        pl.place('ear', ear, pl.aim(tip, (0.75 - 0.1 * i, -0.25, 0.02), rnd.uniform(0, 3)))
        sh.tube('stalk', [(-0.62, 0.13, 0.045), tip], 0.0009, straw, 5)
    palm = pl.frond_mesh('palm', mt.plain('shade', (0.03, 0.05, 0.02)), 0.7, 0.2, 20, 0.5, 0.08)
    pr.leaf_shadow(stage, palm, (-0.1, 0.9, 0.35), 1.0, 3, 0.8, 190, seed=8, shift=(0.1, 0.2))
    return {'roughness': 0.95}
