"""A ledge and a wall of glazed square tiles, with a plant and bottles."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Glazed square tiles',
    'words': ['tiles', 'tile', 'tiled', 'ceramic', 'glazed', 'bathroom', 'pool', 'clean', 'grid', 'retro'],
    'mood': ['fresh', 'clean', 'bright', 'graphic'],
}


def build(stage):
    rnd = sh.seeded('tiles')
    stage.sun(206, 36, 4.0, (1, 0.93, 0.83), 1.4)
    stage.world((0.82, 0.92, 1), (1, 0.99, 0.97), (0.7, 0.7, 0.68), 0.6)
    stage.camera(4.0)
    glaze = mt.tiles('glaze', (0.78, 0.78, 0.75), (0.5, 0.49, 0.46), 0.07, 0.07, 0.0026, 0.1, 0.0, 0.07).tint('floor')
    ledge = sh.box('ledge', (3, 0.05, 1.2), glaze, (0, 0, 0), edge=0)
    ledge.rotation_euler = (-1.5707963, 0, 0)
    ledge.location = (0.035, -0.74, -0.025)
    sh.box('wall', (3, 0.05, 1.6), glaze, (0.035, 0.5, -0.044), edge=0)
    sh.box('step', (0.42, 0.21, 0.14), glaze, (0.385, 0.37, 0.0), edge=0.002)
    white = mt.uneven('white', (0.84, 0.82, 0.78), 0.3)
    pr.vessel('pot', white, (0.31, 0.36, 0.14), 0.75, fill=mt.plain('soil', (0.05, 0.03, 0.02), 1))
    stem = mt.plain('stem', (0.1, 0.2, 0.05), 0.6)
    leaf = pl.leaf_mesh('leaf', mt.leaf('green', (0.04, 0.13, 0.04), (0.14, 0.3, 0.09)), 0.055, 0.04, 'heart')
    pl.potted('plant', leaf, stem, (0.31, 0.36, 0.21), rnd, 32, 0.17, 0.11)
    towel = mt.weave('towel', (0.78, 0.7, 0.6), 1300, relief=0.9)
    towel.bump(towel.noise(900, 1), 0.8, 0.002)
    pr.folded((-0.31, 0.27, 0), (0.2, 0.16, 0.085), towel, 3, 7)
    amber = mt.uneven('amber', (0.2, 0.065, 0.015), 0.08, 0.1, coat=0.6)
    pr.bottle((-0.34, 0.26, 0.086), 0.028, 0.14, amber, mt.plain('black', (0.02, 0.02, 0.02), 0.35))
    frond = pl.frond_mesh('palm', mt.plain('shade', (0.03, 0.05, 0.02)), 0.7, 0.24, 18, 0.5, 0.1)
    pr.leaf_shadow(stage, frond, (-0.02, 0.48, 0.34), 0.9, 3, 0.6, 160, seed=7, shift=(0.0, 0.2))
    return {'roughness': 0.12}
