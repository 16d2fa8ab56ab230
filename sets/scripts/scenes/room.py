"""A plank floor before a wall with a skirting board, a tall plant and a picture: a room for what stands on floors."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Room with a plank floor',
    'words': ['room', 'living', 'bedroom', 'home', 'interior', 'apartment', 'house', 'floor', 'wall', 'parquet', 'furniture', 'plant'],
    'mood': ['calm', 'bright', 'homely', 'nordic'],
}


def build(stage):
    rnd = sh.seeded('room')
    stage.metres = 2.4  # one unit of this scene: a chair is to fit where elsewhere a bottle does
    stage.sun(204, 31, 4.2, (1, 0.91, 0.79), 1.6)
    stage.world((0.85, 0.9, 1), (1, 0.98, 0.94), (0.62, 0.56, 0.5), 0.55)
    stage.camera(6.5, 0.1)
    oak = mt.wood('oak', (0.29, 0.17, 0.085), (0.52, 0.35, 0.2), 0.42, 0.065, grain=1.8).tint('floor')
    sh.box('floor', (5, 4, 0.04), oak, (0, -0.8, -0.04), edge=0)
    wall = mt.plaster('wall', (0.72, 0.69, 0.64), 0.92, 0.12, 0.5).tint('wall')
    sh.box('wall', (6, 0.1, 3), wall, (0, 0.55, 0), edge=0)
    white = mt.plain('skirting', (0.84, 0.83, 0.8), 0.4)
    sh.box('skirting', (6, 0.008, 0.045), white, (0, 0.497, 0), edge=0.002)
    frame = mt.wood('frame', (0.16, 0.09, 0.045), (0.3, 0.18, 0.09), 0.45, 0, 'Z')
    sh.box('frame', (0.27, 0.012, 0.36), frame, (0.33, 0.492, 0.3), edge=0.002)
    sh.box('mount', (0.25, 0.012, 0.34), mt.plain('mount', (0.86, 0.85, 0.82), 0.9), (0.33, 0.489, 0.31), edge=0)
    sh.box('print', (0.13, 0.012, 0.2), mt.plaster('print', (0.42, 0.36, 0.28), 0.9, 0.2, 3), (0.33, 0.487, 0.38), edge=0)
    clay = mt.uneven('clay', (0.62, 0.5, 0.4), 0.85, bump=0.2)
    sh.lathe('pot', sh.rounded([(0, 0), (0.068, 0), (0.082, 0.03), (0.092, 0.1), (0.09, 0.15), (0.084, 0.152), (0.08, 0.14), (0, 0.138)]), clay, (-0.3, 0.36, 0))
    stem = mt.plain('stem', (0.16, 0.18, 0.07), 0.6)
    green = mt.leaf('leaf', (0.035, 0.1, 0.025), (0.12, 0.25, 0.06))
    blade = pl.leaf_mesh('blade', green, 0.11, 0.055, 'oval', droop=0.5, fold=-0.15)
    pl.potted('plant', blade, stem, (-0.3, 0.36, 0.13), rnd, 18, 0.4, 0.13)
    weave = mt.weave('throw', (0.66, 0.6, 0.5), 300, 0.95, 0.8)
    sh.lathe('basket', sh.rounded([(0, 0), (0.075, 0), (0.092, 0.05), (0.09, 0.11), (0.084, 0.112), (0.083, 0.1), (0, 0.07)]), mt.weave('basket', (0.42, 0.27, 0.13), 110, 0.8, 1.4), (0.32, 0.37, 0))
    pr.folded((0.32, 0.37, 0.075), (0.11, 0.09, 0.05), weave, 2, 12)
    pr.window(stage, (0.12, 0.35, 0.2), 1.8, (0.9, 1.05), (2, 3), 0.045)
    return {'roughness': 0.42}
