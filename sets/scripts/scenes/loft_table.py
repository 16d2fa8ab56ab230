"""A concrete worktop in a loft, a brick wall and a bulb behind it."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh
from scenes.loft import old_bricks

ABOUT = {
    'title': 'Concrete worktop before a brick wall',
    'words': ['loft', 'brick', 'bricks', 'industrial', 'warehouse', 'garage', 'factory', 'concrete', 'worktop', 'workshop', 'urban', 'rustic'],
    'mood': ['raw', 'urban', 'warm', 'industrial'],
}


def build(stage):
    rnd = sh.seeded('loft-table')
    stage.sun(205, 33, 4.3, (1, 0.9, 0.76), 2.0)
    stage.world((0.82, 0.9, 1), (1, 0.97, 0.93), (0.46, 0.42, 0.38), 0.52)
    stage.camera(3.6)
    top = mt.plaster('top', (0.46, 0.445, 0.42), 0.4, 0.15, 1.6)
    sh.box('top', (3, 1.0, 0.05), top, (0, -0.08, -0.05), edge=0.005)
    sh.box('wall', (6, 0.1, 3), old_bricks(0.215, 0.067).tint('wall'), (0, 0.95, -1), edge=0)
    steel = mt.uneven('steel', (0.035, 0.035, 0.038), 0.4, 0.2, 60)
    sh.box('shelf', (0.6, 0.16, 0.03), mt.wood('shelf', (0.16, 0.085, 0.04), (0.34, 0.2, 0.1), 0.5, 0), (0.5, 0.82, 0.235), edge=0.003)
    for x in (0.3, 0.7):
        sh.tube('bracket', [(x, 0.78, 0.1), (x, 0.78, 0.235)], 0.008, steel)
    glazes = [mt.uneven(n, c, 0.4, 0.1, 40) for n, c in (('ash', (0.3, 0.29, 0.27)), ('moss', (0.15, 0.2, 0.14)), ('bone', (0.7, 0.65, 0.56)))]
    pr.vessel('jug', glazes[2], (0.36, 0.8, 0.265), 0.75)
    pr.vessel('round', glazes[1], (0.5, 0.8, 0.265), 0.85)
    clay = mt.uneven('pot', (0.24, 0.225, 0.21), 0.8, bump=0.25)
    pr.vessel('pot', clay, (-0.305, 0.26, 0), 0.95, fill=mt.plain('soil', (0.05, 0.03, 0.02), 1))
    stem = mt.plain('stem', (0.16, 0.18, 0.07), 0.6)
    leaf = pl.leaf_mesh('leaf', mt.leaf('leaf', (0.035, 0.1, 0.025), (0.12, 0.25, 0.06)), 0.075, 0.045, 'heart', droop=0.5, fold=-0.15)
    pl.potted('plant', leaf, stem, (-0.305, 0.26, 0.09), rnd, 26, 0.26, 0.13)
    pages = pr.paper()
    z = 0
    for size, color, turn in (((0.17, 0.125, 0.024), (0.11, 0.15, 0.17), -9), ((0.15, 0.11, 0.018), (0.42, 0.2, 0.09), 6)):
        pr.book((0.315, 0.17, z), size, mt.uneven('cloth', color, 0.7, 0.1, 90, 0.2), pages, turn)
        z += size[2]
    pr.vessel('cup', glazes[0], (0.31, 0.165, z), 0.85)
    brass = mt.uneven('brass', (0.7, 0.47, 0.18), 0.28, metal=1.0)
    bulb = mt.glow('bulb', (1, 0.6, 0.24), 9)
    for x, h in ((-0.36, 0.42), (-0.12, 0.52)):
        sh.tube('cord', [(x, 0.72, h + 0.1), (x, 0.72, h + 0.9)], 0.003, steel, 6)
        sh.lathe('cap', [(0.0, 0.1), (0.014, 0.1), (0.014, 0.055)], brass, (x, 0.72, h), steps=24)
        sh.ball('bulb', 0.032, bulb, (x, 0.72, h + 0.025), (1, 1, 1.15)).visible_diffuse = False
    pr.window(stage, (0.0, 0.1, 0.0), 1.9, (1.3, 1.7), (3, 5), 0.022)
    return {'roughness': 0.4}
