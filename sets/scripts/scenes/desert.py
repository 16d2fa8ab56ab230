"""Rippled sand among dunes in a low sun."""
import math

import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Sand between dunes',
    'words': ['desert', 'dune', 'dunes', 'canyon', 'sand', 'sahara', 'summer', 'arid', 'travel', 'sunset'],
    'mood': ['warm', 'vast', 'golden', 'calm'],
}


def near(x, y):
    calm = sh.smoothstep(0.12, 0.3, math.hypot(x, y))
    wander = sh.hills(x, y, 2.0, 3, 3)
    wave = math.sin(2 * math.pi * (y * 13 + 1.5 * wander + 0.5 * x))
    return (0.25 + 0.75 * calm) * 0.0042 * (wave + 0.25 * math.sin(4 * math.pi * (y * 13 + 1.5 * wander + 0.5 * x))) + calm * 0.012 * sh.hills(x, y, 2.6, 3, 9) + 0.1 * sh.smoothstep(0.6, 2.6, y) * sh.hills(x, y, 0.8, 2, 1)


def dune(crest, high, steep):
    def height(x, y):
        d = y - crest - 1.1 * math.sin(x * 0.35 + crest) - 0.4 * math.sin(x * 0.9 + 2 * crest)
        side = 0.55 + 0.45 * math.sin(x * 0.3 + crest * 1.7)
        return high * side * (math.exp(-(d / (4.2 if d < 0 else steep)) ** 2)) - 0.4
    return height


def build(stage):
    rnd = sh.seeded('desert')
    stage.sun(202, 27, 4.6, (1, 0.86, 0.66), 1.2)
    stage.world((0.3, 0.52, 0.86), (1, 0.9, 0.76), (0.6, 0.45, 0.3), 0.62)
    stage.camera(2.6)
    sand = mt.Material('sand', (0.55, 0.36, 0.2), 0.95, spec=0.2)
    grain = sand.noise(900, 2)
    sand.set(Base_Color=sand.mix(sand.ramp(grain, [(0.3, 0.3), (0.65, 0.0)]), sand.ramp(sand.noise(3, 4), [(0.3, (0.5, 0.32, 0.17)), (0.7, (0.62, 0.42, 0.24))]), (0.3, 0.17, 0.08)))
    sand.bump(sand.noise(500, 2), 0.25, 0.002)
    sh.field('near', sand, (-1.0, 1.0), (-0.6, 2.6), 260, 420, near)
    far = mt.uneven('far', (0.56, 0.36, 0.2), 1.0, 0.12, 0.8)
    for crest, high, steep in ((7.0, 0.72, 1.0), (15.0, 1.25, 1.6), (30.0, 2.3, 3.0)):
        sh.field('dune', far, (-24, 24), (2.4 if crest < 10 else crest - 9, crest + 6), 160, 70, dune(crest, high, steep))
    stone = mt.plaster('stone', (0.4, 0.25, 0.16), 0.85, 0.6, 3)
    rocks = [sh.pebble_mesh('rock', 0.055, stone, rnd, 0.7, 0.25, 4) for _ in range(3)]
    for x, y, s in ((-0.31, 0.24, 1.25), (-0.24, 0.33, 0.6), (0.33, 0.12, 0.6), (0.42, 0.36, 1.5), (0.29, 0.2, 0.3)):
        sh.add('rock', rnd.choice(rocks), None, (x, y, near(x, y) + 0.006 * s), (rnd.uniform(-10, 10), rnd.uniform(-10, 10), rnd.uniform(0, 360)), s)
    straw = mt.leaf('straw', (0.42, 0.33, 0.16), (0.62, 0.52, 0.3), 0.8, 0.35)
    blade = [sh.mesh('blade', *sh.tube_part(sh.bend((0, 0, 0), (0, 0.04, 0.16), (0, 0.13, 0.2 + 0.03 * k), 10), 0.0016, 4, 0.2), straw) for k in range(3)]
    for x, y in ((-0.38, 0.32), (0.36, 0.42)):
        for _ in range(46):
            sh.add('grass', rnd.choice(blade), None, (x + rnd.gauss(0, 0.018), y + rnd.gauss(0, 0.018), near(x, y) - 0.005), (rnd.uniform(-14, 14), rnd.uniform(-14, 14), rnd.uniform(0, 360)), rnd.uniform(0.5, 1.1))
    return {'roughness': 0.95}
