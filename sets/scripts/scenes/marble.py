"""White marble against a plaster wall in low sun, the shadow of a palm on the wall."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'White marble in the shadow of a palm',
    'words': ['marble', 'stone', 'luxury', 'elegant', 'palm', 'leaf', 'shadow', 'white', 'clean', 'cosmetics', 'spa', 'tropical'],
    'mood': ['bright', 'elegant', 'fresh', 'warm'],
}


def build(stage):
    rnd = sh.seeded('marble')
    stage.sun(204, 36, 3.6, (1, 0.92, 0.8), 1.6)
    stage.world((0.72, 0.84, 1), (1, 0.98, 0.95), (0.7, 0.66, 0.6), 0.42)
    stage.camera(4.0)
    stone = mt.marble('marble', 0.12)
    sh.box('top', (2.4, 1.25, 0.04), stone, (0, -0.2, -0.04), edge=0.003)
    wall = mt.plaster('wall', (0.74, 0.68, 0.6), relief=0.3).tint('wall')
    sh.box('wall', (4, 0.1, 2.4), wall, (0, 0.48, -0.6), edge=0)
    slab = mt.marble('slab', 0.2, (0.8, 0.79, 0.78), scale=2)
    sh.disc('plate', 0.075, 0.018, slab, (0.235, 0.2, 0), 0.003)
    brass = mt.uneven('brass', (0.72, 0.5, 0.2), 0.24, metal=1.0)
    pr.candle((0.225, 0.19, 0.018), 0.022, 0.075, mt.plain('wax', (0.85, 0.8, 0.7), 0.5))
    sh.lathe('cup', [(0, 0), (0.024, 0), (0.026, 0.002), (0.026, 0.03), (0.025, 0.03), (0.025, 0.004), (0, 0.004)], brass, (0.225, 0.19, 0.018))
    sh.disc('dish', 0.02, 0.012, brass, (0.275, 0.225, 0.018), 0.003)
    clay = mt.uneven('ceramic', (0.78, 0.74, 0.68), 0.55, bump=0.2, scale=60)
    pr.vessel('round', clay, (-0.245, 0.24, 0), 1.05)
    stem = mt.plain('stem', (0.2, 0.16, 0.08), 0.7)
    leaf = pl.leaf_mesh('eucalyptus', mt.leaf('leaf', (0.07, 0.13, 0.09), (0.19, 0.28, 0.2), 0.6, 0.25), 0.05, 0.038, 'round')
    for end in ((-0.43, 0.16, 0.3), (-0.2, 0.27, 0.44), (-0.34, 0.3, 0.4)):
        pl.branch('twig', sh.bend((-0.245, 0.24, 0.13), (-0.25, 0.24, 0.28), end), stem, leaf, rnd, 11, 0.25)
    palm = pl.frond_mesh('palm', mt.plain('shade', (0.03, 0.05, 0.02)), 0.75, 0.3, 18, 0.5, 0.1)
    pr.leaf_shadow(stage, palm, (0.12, 0.43, 0.26), 0.75, 4, 0.72, 215, seed=4, shift=(-0.22, 0.3))
    return {'roughness': 0.12}
