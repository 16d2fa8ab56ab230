"""Concrete plinths before an arch in a plaster wall, leaf shadows in warm sun."""
import math

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Concrete plinth before an arch',
    'words': ['podium', 'plinth', 'pedestal', 'concrete', 'cement', 'plaster', 'arch', 'minimal', 'studio', 'architecture', 'stage', 'display'],
    'mood': ['minimal', 'warm', 'modern', 'calm'],
}


def arch(material, width, height, depth, loc):
    """A wall with an arched opening: thick, so that the opening has a reveal."""
    r, n, w, h = width / 2, 24, 1.6, 1.5
    rim = [(-r, 0)] + [(-r * math.cos(math.pi * k / n), height - r + r * math.sin(math.pi * k / n)) for k in range(n + 1)] + [(r, 0)]
    parts = []
    outer = [(-w, 0)] + [(-w + 2 * w * k / n, h) for k in range(n + 1)] + [(w, 0)]
    verts = [(x, 0, z) for x, z in rim] + [(x, 0, z) for x, z in outer] + [(x, depth, z) for x, z in rim]
    m = len(rim)
    faces = [(k, k + 1, m + k + 1, m + k) for k in range(m - 1)] + [(k, 2 * m + k, 2 * m + k + 1, k + 1) for k in range(m - 1)]
    parts.append((verts, faces))
    return sh.bevel(sh.add('arch', sh.join('arch', parts, material), None, loc), 0, angle=30)


def build(stage):
    stage.sun(212, 40, 4.2, (1, 0.88, 0.72), 1.4)
    stage.world((0.8, 0.88, 1), (1, 0.95, 0.9), (0.7, 0.6, 0.52), 0.38)
    stage.camera(4.5)
    stone = mt.plaster('concrete', (0.5, 0.47, 0.44), 0.75, 0.45, 2.2).tint('podium')
    wall = mt.plaster('wall', (0.66, 0.5, 0.4), 0.9, 0.4).tint('wall')
    deep = mt.plaster('niche', (0.6, 0.42, 0.33), 0.9, 0.3).tint('arch')
    floor = mt.plaster('floor', (0.62, 0.48, 0.4), 0.9, 0.25).tint('floor')
    sh.box('floor', (5, 4, 0.05), floor, (0, 0, -0.17), edge=0)
    sh.disc('podium', 0.185, 0.075, stone, (0, 0.02, -0.075), 0.004, 128)
    sh.disc('step', 0.3, 0.045, stone, (0, 0.06, -0.12), 0.004, 128)
    arch(wall, 0.52, 0.66, 0.14, (0, 0.5, -0.12))
    sh.box('niche', (2, 0.05, 1.6), deep, (0, 0.64, -0.12), edge=0)
    sh.disc('column', 0.075, 0.24, stone, (0.33, 0.26, -0.12), 0.004, 96)
    sh.box('block', (0.13, 0.13, 0.14), stone, (-0.34, 0.2, -0.12), (0, 0, 24), 0.003)
    sh.ball('sphere', 0.05, mt.plaster('ball', (0.72, 0.64, 0.56), 0.8, 0.3, 4), (0.33, 0.26, 0.17))
    straw = mt.varied('straw', [(0.5, 0.34, 0.17), (0.66, 0.48, 0.28)], 0.9).translucent(0.3)
    pr.vessel('bottle', mt.plaster('vase', (0.7, 0.6, 0.5), 0.8, 0.3, 6), (-0.34, 0.2, 0.02), 0.75)
    rnd = sh.seeded('podium')
    plume = pl.plume_mesh('plume', straw, rnd, 0.17, 0.03)
    for tip, way in (((-0.36, 0.21, 0.24), (-0.35, 0, 1)), ((-0.33, 0.2, 0.27), (0.05, 0.1, 1)), ((-0.31, 0.19, 0.23), (0.4, -0.1, 1))):
        sh.tube('stalk', sh.bend((-0.34, 0.2, 0.1), (-0.34, 0.2, 0.18), tip), 0.0012, straw, 5)
        pl.place('plume', plume, pl.aim(tip, way))
    palm = pl.frond_mesh('palm', mt.plain('shade', (0.03, 0.05, 0.02)), 0.7, 0.26, 16, 0.5, 0.12)
    pr.leaf_shadow(stage, palm, (0.2, 0.5, 0.35), 0.8, 3, 0.62, 170, seed=3, shift=(0.2, 0.25))
    return {'roughness': 0.75}
