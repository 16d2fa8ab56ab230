"""A wet black floor before tubes of neon light in pink and blue."""
import math

import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Neon tubes over a wet floor',
    'words': ['neon', 'club', 'cyber', 'cyberpunk', 'disco', 'nightclub', 'night', 'gaming', 'party', 'electric', 'retro', 'synthwave'],
    'mood': ['electric', 'dark', 'vivid', 'cool'],
}


def build(stage):
    stage.softbox(206, 38, 1.5, (0.7, 0.7), 26, (1, 0.62, 0.86))
    stage.softbox(-24, 34, 1.5, (0.7, 0.7), 26, (0.45, 0.72, 1), (0, 0, 0.1), False)
    stage.world((0.14, 0.14, 0.22), (0.1, 0.09, 0.16), (0.03, 0.03, 0.05), 0.5)
    stage.camera(2.8)
    floor = mt.Material('floor', (0.03, 0.03, 0.036), 0.16, spec=0.7)
    floor.set(Roughness=floor.ramp(floor.noise(6, 4, 0.6), [(0.35, 0.05), (0.7, 0.24)]))
    floor.bump(floor.noise(34, 3), 0.05, 0.004)
    sh.box('floor', (9, 8, 0.04), floor, (0, 0.5, -0.04), edge=0)
    wall = mt.plaster('wall', (0.12, 0.11, 0.14), 0.6, 0.35, 1.0)
    sh.box('wall', (9, 0.1, 5), wall, (0, 1.35, -0.5), edge=0)
    pink, blue, violet = (mt.glow(n, c, s) for n, c, s in (('pink', (1, 0.1, 0.42), 11), ('blue', (0.08, 0.5, 1), 11), ('violet', (0.42, 0.16, 1), 9)))
    arch = [(0.24 * math.cos(a), 1.22, 0.42 + 0.24 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    sh.tube('arch', [(0.24, 1.22, 0.0)] + arch + [(-0.24, 1.22, 0.0)], 0.0075, pink, 10)
    inner = [(0.19 * math.cos(a), 1.24, 0.42 + 0.19 * math.sin(a)) for a in (math.pi * k / 40 for k in range(41))]
    sh.tube('inner', [(0.19, 1.24, 0.0)] + inner + [(-0.19, 1.24, 0.0)], 0.005, violet, 10)
    for s in (-1, 1):
        sh.tube('tube', [(s * 0.38, 1.15, 0.02), (s * 0.38, 1.15, 0.9)], 0.007, blue, 10)
        sh.tube('tube', [(s * 0.46, 1.0, 0.1), (s * 0.62, 1.0, 0.75)], 0.007, (violet, pink)[s > 0], 10)
    return {'roughness': 0.14}
