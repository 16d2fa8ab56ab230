"""A wooden table in a quiet room: stoneware and a eucalyptus twig before a wall in window light."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Wooden table in window light',
    'words': ['wood', 'wooden', 'oak', 'walnut', 'pine', 'table', 'tabletop', 'board', 'timber', 'interior', 'home', 'living', 'bedroom', 'vase', 'bowl'],
    'mood': ['calm', 'bright', 'natural', 'homely'],
}


def build(stage):
    rnd = sh.seeded('wood-table')
    stage.sun(205, 33, 4.2, (1, 0.91, 0.79), 2.2)
    stage.world((0.85, 0.92, 1), (1, 0.98, 0.95), (0.6, 0.56, 0.5), 0.55)
    stage.camera(2.6)
    oak = mt.wood('oak', (0.27, 0.155, 0.075), (0.5, 0.325, 0.18), 0.4, 0.15).tint('table')
    sh.box('table', (3, 1.05, 0.04), oak, (0, -0.05, -0.04), edge=0.004)
    wall = mt.plaster('wall', (0.66, 0.635, 0.59), 0.9, 0.2, 0.7).tint('wall')
    sh.box('wall', (6, 0.1, 3), wall, (0, 0.86, -1), edge=0)
    stone = mt.uneven('stoneware', (0.62, 0.57, 0.5), 0.65, 0.1, 60, 0.25)
    dark = mt.uneven('slip', (0.16, 0.15, 0.14), 0.55, 0.2, 60, 0.2)
    white = mt.uneven('glaze', (0.82, 0.8, 0.75), 0.3, 0.04, 40)
    pr.vessel('tall', stone, (-0.315, 0.3, 0), 0.95)
    stem = mt.plain('stem', (0.2, 0.14, 0.08), 0.7)
    leaf = pl.leaf_mesh('eucalyptus', mt.leaf('leaf', (0.1, 0.17, 0.12), (0.28, 0.37, 0.27), 0.55, 0.25), 0.045, 0.036, 'round')
    for end in ((-0.43, 0.28, 0.45), (-0.26, 0.24, 0.5), (-0.2, 0.32, 0.42), (-0.35, 0.36, 0.52)):
        pl.branch('twig', sh.bend((-0.315, 0.3, 0.2), (-0.315, 0.3, 0.33), end), stem, leaf, rnd, 13, 0.2)
    pr.vessel('bowl', white, (0.3, 0.27, 0), 0.9)
    pr.vessel('bowl', dark, (0.305, 0.265, 0.012), 0.72)
    pr.vessel('jug', stone, (0.43, 0.42, 0), 1.0)
    pages = pr.paper()
    sage, sand = mt.uneven('sage', (0.3, 0.34, 0.27), 0.7, 0.1, 90, 0.2), mt.uneven('sand', (0.6, 0.5, 0.37), 0.7, 0.1, 90, 0.2)
    pr.book((-0.3, 0.04, 0), (0.17, 0.12, 0.018), sand, pages, 11)
    pr.book((-0.305, 0.045, 0.018), (0.15, 0.11, 0.015), sage, pages, 3)
    frond = pl.frond_mesh('palm', mt.plain('shade', (0.03, 0.05, 0.02)), 0.7, 0.24, 18, 0.5, 0.1)
    pr.leaf_shadow(stage, frond, (0.25, 0.8, 0.35), 1.0, 2, 0.55, 205, seed=4)
    pr.window(stage, (0.0, 0.1, 0.0), 1.8, (1.3, 1.6), (3, 3), 0.04)
    return {'roughness': 0.42}
