"""A vanity top before glazed tiles, with towels, bottles and a small plant."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Bathroom vanity with tiles and towels',
    'words': ['bathroom', 'bath', 'vanity', 'shelf', 'tiles', 'towel', 'spa', 'wellness', 'soap', 'shampoo', 'skincare', 'cosmetics', 'cream'],
    'mood': ['fresh', 'clean', 'calm', 'bright'],
}


def build(stage):
    rnd = sh.seeded('bathroom')
    stage.sun(203, 34, 3.6, (1, 0.93, 0.83), 2.0)
    stage.world((0.82, 0.92, 1), (1, 0.99, 0.97), (0.75, 0.74, 0.7), 0.55)
    stage.camera(3.6)
    top = mt.uneven('terrazzo', (0.8, 0.78, 0.74), 0.2, 0.04, 30)
    chips = top.voronoi(85, out='Color')
    pick = top.ramp(top.voronoi(85), [(0.2, 1.0), (0.24, 0.0)])
    tones = top.ramp(chips, [(0.0, (0.42, 0.3, 0.22)), (0.45, (0.78, 0.76, 0.72)), (0.6, (0.35, 0.36, 0.34)), (1.0, (0.68, 0.5, 0.38))])
    top.set(Base_Color=top.mix(pick, (0.8, 0.78, 0.74), tones))
    sh.box('top', (3, 1.1, 0.05), top, (0, -0.1, -0.05), edge=0.006)
    wall = mt.tiles('tiles', (0.3, 0.46, 0.4), (0.7, 0.69, 0.64), 0.065, 0.13, 0.003, 0.1, 0.0, 0.3).tint('wall')
    sh.box('wall', (4, 0.1, 2.4), wall, (0, 0.5, -0.6), edge=0)
    cotton = mt.weave('cotton', (0.82, 0.77, 0.69), 1500, relief=0.9)
    cotton.bump(cotton.noise(900, 1), 0.8, 0.002)
    blush = mt.weave('blush', (0.66, 0.47, 0.4), 1500)
    blush.bump(blush.noise(900, 1), 0.8, 0.002)
    pr.folded((-0.33, 0.24, 0), (0.24, 0.18, 0.1), cotton, 3, 8)
    pr.towel_roll((-0.33, 0.23, 0.1), 0.04, 0.22, blush, 14)
    amber = mt.uneven('amber', (0.2, 0.065, 0.015), 0.08, 0.1, coat=0.6)
    black = mt.plain('black', (0.02, 0.02, 0.02), 0.35)
    label = mt.plain('label', (0.8, 0.76, 0.68), 0.7)
    for x, y, r, h in ((0.25, 0.3, 0.034, 0.19), (0.335, 0.34, 0.03, 0.15)):
        pr.bottle((x, y, 0), r, h, amber, black)
        sh.lathe('label', [(r + 0.0006, h * 0.16), (r + 0.0006, h * 0.5)], label, (x, y, 0))
    sh.tube('spout', sh.bend((0.25, 0.3, 0.19), (0.25, 0.29, 0.215), (0.215, 0.27, 0.205)), 0.005, black)
    wood = mt.wood('tray', (0.14, 0.07, 0.03), (0.34, 0.19, 0.09), 0.5, 0)
    sh.box('tray', (0.13, 0.085, 0.012), wood, (0.27, 0.12, 0), (0, 0, -12), 0.004)
    soap = sh.box('soap', (0.075, 0.05, 0.026), mt.uneven('soap', (0.72, 0.62, 0.5), 0.45), (0.268, 0.12, 0.012), (0, 0, 4), 0)
    sh.bevel(soap, 0.01, 5).modifiers[0].limit_method = 'NONE'
    white = mt.uneven('white', (0.84, 0.82, 0.78), 0.3)
    pr.vessel('pot', white, (-0.2, 0.4, 0), 0.75, fill=mt.plain('soil', (0.05, 0.03, 0.02), 1))
    stem = mt.plain('stem', (0.1, 0.2, 0.05), 0.6)
    green = pl.leaf_mesh('leaf', mt.leaf('green', (0.04, 0.13, 0.04), (0.14, 0.3, 0.09)), 0.055, 0.04, 'heart')
    pl.potted('plant', green, stem, (-0.2, 0.4, 0.07), rnd, 30, 0.15, 0.11)
    fern = pl.frond_mesh('palm', mt.plain('shade', (0.03, 0.05, 0.02)), 0.7, 0.24, 18, 0.5, 0.1)
    pr.leaf_shadow(stage, fern, (0.2, 0.45, 0.3), 0.8, 3, 0.6, 200, seed=5, shift=(0.05, 0.3))
    return {'roughness': 0.2}
