"""A weathered table in a summer garden, with lavender, daisies and lemons."""
import math

from mathutils import Vector

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Garden table in the sun',
    'words': ['garden', 'outdoor', 'park', 'meadow', 'lawn', 'picnic', 'terrace', 'patio', 'summer', 'nature', 'lavender', 'table', 'hedge', 'green'],
    'mood': ['fresh', 'sunny', 'natural', 'summery'],
}


def build(stage):
    rnd = sh.seeded('garden')
    stage.sun(207, 40, 4.6, (1, 0.92, 0.78), 1.6)
    stage.world((0.6, 0.8, 1), (1, 1, 0.94), (0.3, 0.34, 0.2), 0.8)
    stage.camera(2.0)
    grey = mt.wood('weathered', (0.24, 0.185, 0.135), (0.47, 0.39, 0.3), 0.65, 0.105).tint('table')
    for k in range(10):
        sh.box('board', (3, 0.1, 0.028), grey, (0, -0.55 + 0.105 * k, -0.028), edge=0.004)
    terra = mt.uneven('terracotta', (0.5, 0.23, 0.13), 0.85, 0.15, 40, 0.25)
    soil = mt.plain('soil', (0.05, 0.03, 0.02), 1)
    pr.vessel('pot', terra, (-0.3, 0.24, 0), 0.95, fill=soil)
    stem = mt.plain('stem', (0.16, 0.24, 0.1), 0.7)
    blade = pl.leaf_mesh('blade', mt.leaf('grey', (0.12, 0.2, 0.1), (0.28, 0.38, 0.22), 0.6, 0.3), 0.05, 0.007, 'lance')
    pl.potted('leaves', blade, stem, (-0.3, 0.24, 0.09), rnd, 70, 0.1, 0.1)
    bud = mt.varied('bud', [(0.2, 0.12, 0.42), (0.33, 0.22, 0.56), (0.26, 0.15, 0.5)], 0.7)
    floret = pl.leaf_mesh('floret', bud, 0.011, 0.008, 'petal', droop=0.1)
    for k in range(46):
        a, r = 2.4 * k, 0.115 * math.sqrt((k + 0.5) / 46)
        base = Vector((-0.3, 0.24, 0.09))
        top = base + Vector((r * math.cos(a), r * math.sin(a), rnd.uniform(0.15, 0.24)))
        sh.tube('stalk', sh.bend(base, base + (top - base) * 0.5 + Vector((0, 0, 0.04)), top, 6), 0.0011, stem, 5, 0.7)
        for n in range(22):
            t, b = n / 22, 2.1 * n
            way = Vector((math.cos(b), math.sin(b), 0.9))
            pl.place('floret', floret, pl.aim(top + Vector((0, 0, 0.042 * t - 0.01)), way, 0, 1.1 - 0.5 * t))
    lemon = mt.uneven('lemon', (0.86, 0.58, 0.05), 0.4, bump=0.3, scale=80)
    tin = mt.uneven('enamel', (0.78, 0.79, 0.75), 0.25, 0.05, 30)
    pr.vessel('jug', tin, (0.325, 0.3, 0), 1.05)
    sh.tube('handle', sh.bend((0.375, 0.29, 0.16), (0.46, 0.28, 0.13), (0.382, 0.29, 0.06), 12), 0.005, tin)
    daisy = [pl.flower_mesh('daisy', mt.plain('ray', (0.88, 0.87, 0.82), 0.7).translucent(0.3), mt.uneven('eye', (0.8, 0.5, 0.04), 0.8, 0.3, 300), 0.026, 1, 13, 0.1, 'petal', 0.42)]
    green = mt.leaf('green', (0.05, 0.14, 0.03), (0.2, 0.36, 0.08), 0.5, 0.4)
    leaf = pl.leaf_mesh('leaf', green, 0.05, 0.022, 'lance')
    for k in range(15):
        a, r = 2.4 * k, 0.1 * math.sqrt((k + 0.5) / 15)
        base = Vector((0.325, 0.3, 0.17))
        top = base + Vector((r * math.cos(a), r * math.sin(a), rnd.uniform(0.07, 0.16)))
        sh.tube('stalk', sh.bend(base, base + (top - base) * 0.4 + Vector((0, 0, 0.03)), top, 6), 0.0012, stem, 5, 0.7)
        ob = sh.add('daisy', daisy[0], None, top, (0, 0, 0), rnd.uniform(0.8, 1.2))
        ob.rotation_mode = 'QUATERNION'
        ob.rotation_quaternion = Vector((math.cos(a) * 0.5, math.sin(a) * 0.5 - 0.7, 0.8)).to_track_quat('Z', 'Y')
        pl.place('leaf', leaf, pl.aim(base + (top - base) * 0.5, (math.cos(a + 1), math.sin(a + 1), 0.5), 0, rnd.uniform(0.8, 1.2)))
    for x, y, t in ((0.27, 0.07, 0.5), (0.35, 0.1, 2.1)):
        sh.ball('lemon', 0.031, lemon, (x, y, 0.031), (1.2, 1, 1)).rotation_euler = (0.15, 0.1, t)
    pl.place('leaf', leaf, pl.aim((0.29, 0.05, 0.03), (-0.8, -0.4, 0.25), 0.3, 1.2))
    # The garden
    lawn = mt.uneven('lawn', (0.17, 0.31, 0.07), 1.0, 0.45, 5)
    sh.box('lawn', (30, 24, 0.1), lawn, (0, 12, -0.85), edge=0)
    bark = mt.uneven('bark', (0.16, 0.11, 0.08), 0.9, 0.3, 40)
    tones = (('hedge', [(0.08, 0.2, 0.04), (0.24, 0.42, 0.08)]), ('shrub', [(0.2, 0.36, 0.07), (0.46, 0.58, 0.2)]), ('far', [(0.16, 0.3, 0.12), (0.38, 0.5, 0.28)]))
    cards = {n: pl.leaf_mesh(n, mt.varied(n, c, 0.6).translucent(0.45), 0.14, 0.09) for n, c in tones}
    for x, y, z, r, kind in ((-1.5, 3.6, -0.3, 0.7, 'hedge'), (-0.55, 4.3, -0.35, 0.6, 'shrub'), (1.7, 3.4, -0.25, 0.75, 'shrub'), (0.75, 4.4, -0.4, 0.6, 'hedge'),
                             (-2.6, 6, 0.4, 1.3, 'far'), (2.7, 6.5, 0.5, 1.4, 'far'), (0.3, 8.5, 0.2, 1.3, 'hedge'), (-1.2, 8.5, 0.9, 1.5, 'shrub'), (1.7, 9.5, 1.0, 1.6, 'far')):
        pl.bush('bush', cards[kind], (x, y, z), r, int(230 * r), rnd, (0.8, 1.5), 0.8)
    sh.tube('trunk', [(-1.05, 5.4, -0.8), (-1.0, 5.4, 2.4)], 0.11, bark, 8, 0.8)
    pl.bush('crown', cards['shrub'], (-0.9, 5.4, 1.75), 1.1, 300, rnd, (0.8, 1.4))
    sh.box('back', (30, 0.3, 2.2), mt.uneven('back', (0.14, 0.26, 0.1), 1.0, 0.6, 1.5), (0, 13, -0.9), edge=0)
    bloom = pl.leaf_mesh('bloom', mt.varied('blooms', [(0.86, 0.5, 0.55), (0.9, 0.86, 0.8), (0.7, 0.5, 0.8)], 0.7).translucent(0.4), 0.07, 0.065, 'round')
    for x, y, z in ((-1.3, 3.0, -0.35), (1.4, 2.9, -0.3), (0.6, 4.0, -0.4)):
        pl.bush('bloom', bloom, (x, y, z), 0.45, 46, rnd, (0.7, 1.2), 0.6)
    shade = pl.leaf_mesh('shade', mt.plain('shade', (0.03, 0.05, 0.02)), 0.12, 0.08)
    centre = stage.toward_light(1.5, (0.0, 0.22, 0.0))
    for _ in range(60):
        p = centre + Vector((rnd.uniform(-0.75, 0.75), rnd.uniform(-0.6, 0.6), rnd.uniform(-0.4, 0.4)))
        if (p - centre).length > 0.24:
            ob = sh.add('shade', shade, None, p, (rnd.uniform(0, 360), rnd.uniform(0, 360), rnd.uniform(0, 360)), rnd.uniform(0.6, 1.2))
            ob.visible_camera = ob.visible_glossy = False
    return {'roughness': 0.65}
