"""An oak worktop by the window, the kitchen behind it out of focus."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Oak worktop in a kitchen',
    'words': ['kitchen', 'worktop', 'countertop', 'cooking', 'food', 'oak', 'wood', 'home', 'breakfast', 'baking', 'window', 'morning'],
    'mood': ['warm', 'bright', 'homely', 'fresh'],
}


def build(stage):
    rnd = sh.seeded('kitchen')
    stage.sun(196, 32, 4.4, (1, 0.9, 0.76), 2.5)
    stage.world((0.8, 0.88, 1), (1, 0.98, 0.95), (0.5, 0.45, 0.4), 0.55)
    stage.camera(2.6)
    oak = mt.wood('oak', (0.2, 0.1, 0.042), (0.43, 0.255, 0.12), 0.38, 0.12)
    sh.box('top', (3, 0.95, 0.04), oak, (0, -0.1, -0.04), edge=0.004)
    wall = mt.tiles('tiles', (0.78, 0.8, 0.78), (0.62, 0.6, 0.56), 0.15, 0.075, 0.003, 0.12).tint('wall')
    sh.box('wall', (5, 0.1, 3), wall, (0, 1.35, -1), edge=0)
    back = mt.wood('counter', (0.16, 0.08, 0.035), (0.36, 0.21, 0.1), 0.4, 0)
    sh.box('counter', (5, 0.6, 0.04), back, (0, 1.0, -0.12), edge=0.004)
    fronts = mt.plain('fronts', (0.2, 0.27, 0.24), 0.45).tint('cabinet')
    for i in range(-3, 4):
        sh.box('door', (0.44, 0.03, 0.8), fronts, (0.45 * i + 0.2, 0.72, -0.93), edge=0.004)
    shelf = sh.box('shelf', (1.9, 0.2, 0.03), back, (0.35, 1.2, 0.36), edge=0.003)
    shelf.location.x = 0.6
    clear, lid = mt.glass('glass'), mt.plain('lid', (0.5, 0.3, 0.14), 0.5)
    fills = [mt.uneven(n, c, 0.9, 0.4, 160) for n, c in (('pasta', (0.7, 0.42, 0.14)), ('beans', (0.22, 0.06, 0.03)), ('flour', (0.85, 0.8, 0.7)), ('lentils', (0.55, 0.2, 0.06)))]
    for i, (x, h) in enumerate(((0.28, 0.2), (0.41, 0.15), (0.53, 0.23), (0.68, 0.15))):
        pr.jar((x, 1.18, 0.39), 0.05, h, clear, fills[i], lid)
    white = mt.uneven('white', (0.82, 0.8, 0.76), 0.25)
    teal = mt.uneven('glaze', (0.1, 0.25, 0.26), 0.2)
    pr.vessel('jug', white, (-0.5, 1.02, -0.08), 1.5)
    spoon = mt.wood('spoon', (0.25, 0.13, 0.06), (0.5, 0.32, 0.17), 0.6, 0, 'Z')
    for dx, dz in ((-0.05, 0.42), (0.02, 0.45), (0.07, 0.4)):
        sh.tube('spoon', [(-0.5, 1.02, 0.1), (-0.5 + dx, 1.02, dz)], 0.008, spoon)
        sh.ball('ladle', 0.03, spoon, (-0.5 + dx * 1.1, 1.02, dz + 0.03), (0.8, 0.3, 1.3))
    pr.vessel('bowl', teal, (0.42, 0.95, -0.08), 1.5)
    lemon = mt.uneven('lemon', (0.85, 0.55, 0.04), 0.4, bump=0.3, scale=80)
    for p in ((0.39, 0.93), (0.47, 0.96), (0.43, 1.0)):
        sh.ball('lemon', 0.036, lemon, (*p, 0.02), (1.2, 1, 1))
    stem = mt.plain('stem', (0.1, 0.2, 0.05), 0.6)
    green = mt.leaf('leaf', (0.05, 0.14, 0.025), (0.16, 0.32, 0.06))
    terra = mt.uneven('terracotta', (0.5, 0.22, 0.12), 0.8, bump=0.2)
    pr.vessel('pot', terra, (-0.32, 0.3, 0), 1.0, fill=mt.plain('soil', (0.05, 0.03, 0.02), 1))
    basil = pl.leaf_mesh('basil', green, 0.05, 0.034, 'oval', droop=0.5, fold=-0.2)
    pl.potted('basil', basil, stem, (-0.32, 0.3, 0.09), rnd, 46, 0.19, 0.1)
    board = mt.wood('board', (0.14, 0.06, 0.025), (0.3, 0.15, 0.07), 0.5, 0, 'Z')
    ob = sh.box('board', (0.22, 0.02, 0.3), board, (0.42, 0.32, 0), (-8, 0, -6), 0.006)
    ob.location.y = 0.36
    sh.ball('lemon', 0.033, lemon, (0.25, 0.2, 0.032), (1.22, 1, 1)).rotation_euler = (0.2, 0.1, 0.7)
    sh.ball('lemon', 0.032, lemon, (0.31, 0.14, 0.031), (1.22, 1, 1)).rotation_euler = (0.1, 0.2, 2.4)
    vine = pl.leaf_mesh('vine', green, 0.07, 0.055, 'heart')
    pr.vessel('pot', white, (1.0, 1.18, 0.39), 1.2)
    pl.potted('ivy', vine, stem, (1.0, 1.15, 0.5), rnd, 26, 0.12, 0.2)
    pr.window(stage, (0.1, 0.0, 0.0), 1.7, (0.95, 1.0), (2, 2), 0.05)
    return {'roughness': 0.4}
