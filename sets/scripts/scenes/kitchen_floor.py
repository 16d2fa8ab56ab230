"""A kitchen for what stands on floors: tiles underfoot, fronts of cupboards and a worktop behind."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Kitchen with a tiled floor',
    'words': ['kitchen', 'tiles', 'tile', 'floor', 'cupboard', 'cooking', 'home', 'dining', 'bathroom', 'hall'],
    'mood': ['bright', 'fresh', 'homely', 'clean'],
}


def build(stage):
    rnd = sh.seeded('kitchen-floor')
    stage.metres = 2.4
    stage.sun(205, 33, 4.2, (1, 0.91, 0.79), 1.8)
    stage.world((0.85, 0.92, 1), (1, 0.98, 0.95), (0.6, 0.57, 0.52), 0.58)
    stage.camera(5.0, 0.1)
    slabs = mt.tiles('tiles', (0.68, 0.66, 0.62), (0.42, 0.4, 0.37), 0.135, 0.135, 0.0022, 0.22, 0.0, 0.1).tint('floor')
    ob = sh.box('floor', (6, 0.04, 5), slabs, (0, -2.5, 0), (-90, 0, 0), edge=0)
    ob.location = (0.04, -2.6, -0.04)
    ob.rotation_euler = (-1.5707963, 0, 0)
    wall = mt.tiles('back', (0.8, 0.8, 0.77), (0.6, 0.58, 0.54), 0.062, 0.031, 0.0014, 0.15).tint('wall')
    sh.box('wall', (6, 0.1, 3), wall, (0, 0.95, 0), edge=0)
    fronts = mt.plain('fronts', (0.25, 0.33, 0.3), 0.45).tint('cabinet')
    sh.box('plinth', (6, 0.2, 0.045), mt.plain('plinth', (0.08, 0.09, 0.09), 0.5), (0, 0.84, 0), edge=0)
    brass = mt.uneven('brass', (0.7, 0.47, 0.18), 0.3, metal=1.0)
    for k in range(-5, 6):
        sh.box('door', (0.243, 0.012, 0.285), fronts, (0.247 * k + 0.1, 0.7, 0.048), edge=0.003)
        sh.box('inset', (0.19, 0.006, 0.23), fronts, (0.247 * k + 0.1, 0.6965, 0.075), edge=0.004)
        sh.tube('handle', [(0.247 * k + 0.19, 0.682, 0.27), (0.247 * k + 0.19, 0.682, 0.32)], 0.003, brass, 8)
    oak = mt.wood('oak', (0.2, 0.1, 0.042), (0.43, 0.255, 0.12), 0.38, 0)
    sh.box('top', (6, 0.29, 0.017), oak, (0, 0.83, 0.337), edge=0.003)
    white = mt.uneven('white', (0.82, 0.8, 0.76), 0.25)
    pr.vessel('jug', white, (-0.26, 0.8, 0.354), 0.55)
    pr.vessel('bowl', mt.uneven('glaze', (0.1, 0.25, 0.26), 0.2), (0.28, 0.8, 0.354), 0.7)
    lemon = mt.uneven('lemon', (0.85, 0.55, 0.04), 0.4, bump=0.3, scale=80)
    for p in ((0.265, 0.79), (0.295, 0.795), (0.28, 0.815)):
        sh.ball('lemon', 0.016, lemon, (*p, 0.398), (1.2, 1, 1))
    terra = mt.uneven('terracotta', (0.5, 0.22, 0.12), 0.8, bump=0.2)
    pr.vessel('pot', terra, (-0.39, 0.84, 0.354), 0.6, fill=mt.plain('soil', (0.05, 0.03, 0.02), 1))
    stem = mt.plain('stem', (0.1, 0.2, 0.05), 0.6)
    leaf = pl.leaf_mesh('basil', mt.leaf('leaf', (0.05, 0.14, 0.025), (0.16, 0.32, 0.06)), 0.035, 0.024, 'oval', droop=0.5, fold=-0.2)
    pl.potted('basil', leaf, stem, (-0.39, 0.84, 0.41), rnd, 34, 0.12, 0.07)
    pr.window(stage, (0.0, 0.1, 0.0), 1.9, (1.5, 1.8), (3, 3), 0.04)
    return {'roughness': 0.22}
