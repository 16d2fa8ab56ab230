"""Rippled sand with shells before the sea."""
import math

import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Sandy beach by the sea',
    'words': ['beach', 'sand', 'sea', 'ocean', 'summer', 'holiday', 'shell', 'coast', 'sunny', 'tropical', 'vacation', 'travel', 'water'],
    'mood': ['sunny', 'warm', 'fresh', 'relaxed'],
}


def dunes(x, y):
    calm = sh.smoothstep(0.1, 0.3, math.hypot(x, y * 0.9 + 0.02))
    bend = 0.05 * sh.hills(x, y, 3.5, 3, 2)
    wave = (y + 0.22 * x + bend) * 78
    ripple = (math.sin(wave + 0.55 * math.sin(wave)) * 0.0045) * (0.45 + 0.55 * sh.smoothstep(-0.5, 0.4, sh.hills(x, y, 2.2, 2, 7)))
    return ripple * (0.35 + 0.65 * calm) + calm * 0.018 * sh.hills(x, y, 3, 3, 4) + 0.0012 * sh.hills(x, y, 40, 2, 1) - 0.1 * sh.smoothstep(0.7, 2.6, y)


def build(stage):
    rnd = sh.seeded('beach')
    stage.sun(206, 38, 4.6, (1, 0.88, 0.72), 0.8)
    stage.world((0.16, 0.4, 0.9), (0.62, 0.8, 1.0), (0.5, 0.42, 0.3), 0.85)
    stage.camera(2.8)
    sand = mt.Material('sand', (0.62, 0.47, 0.31), 0.9, spec=0.25)
    grain = sand.voronoi(900, out='Color')
    tone = sand.ramp(sand.noise(9, 3), [(0.3, (0.56, 0.41, 0.26)), (0.7, (0.68, 0.53, 0.36))])
    sand.set(Base_Color=sand.mix(0.28, tone, sand.mix(1.0, grain, (0.75, 0.6, 0.42), 'MULTIPLY'), 'OVERLAY'))
    sand.bump(sand.noise(700, 1), 0.5, 0.0008)
    sh.field('near', sand, (-0.7, 0.7), (-0.65, 0.9), 300, 420, dunes)
    sh.field('far', sand, (-3, 3), (0.9, 2.9), 120, 60, dunes)
    wet = mt.plain('wet', (0.3, 0.22, 0.14), 0.25)
    sh.field('shore', wet, (-4, 4), (2.2, 3.6), 2, 2, lambda x, y: -0.105)
    sea = mt.Material('sea', (0.02, 0.2, 0.24), 0.12)
    far = sea.node('SeparateXYZ', {0: sea.coords}).outputs['Y']
    sea.set(Base_Color=sea.ramp(sea.calc('DIVIDE', far, 40), [(0.06, (0.25, 0.5, 0.46)), (0.14, (0.04, 0.32, 0.38)), (0.6, (0.01, 0.12, 0.24))]))
    sea.bump(sea.noise(1, 3, vec=sea.stretch((1.2, 5, 1))), 0.6, 0.08)
    sh.field('sea', sea, (-300, 300), (2.9, 900), 4, 60, lambda x, y: -0.1)
    foam = mt.uneven('foam', (0.9, 0.92, 0.93), 0.8, scale=60)
    for y0, lift in ((2.75, 0.0), (4.4, 0.01), (7.5, 0.02)):
        sh.field('foam', foam, (-6, 6), (0, 0.16 + lift * 6), 160, 6, lambda x, y: (
            0.02 if abs(y - 0.08) < 0.05 + 0.03 * sh.hills(x, y0, 1.5, 3, y0) else -0.05), (0, y0, -0.105 + lift)).rotation_euler.z = 0.03
    pearl = mt.uneven('pearl', (0.86, 0.72, 0.6), 0.35, 0.2, 25, coat=0.3)
    rose = mt.uneven('rose', (0.8, 0.5, 0.38), 0.4, 0.25, 30)
    cream = mt.uneven('cream', (0.86, 0.78, 0.66), 0.45, 0.25, 22)
    pr.scallop((0.225, 0.06, 0.012), 0.055, rose, (18, 4, 35))
    pr.scallop((-0.24, -0.03, 0.01), 0.05, cream, (14, -5, -40))
    pr.scallop((-0.3, 0.22, 0.02), 0.06, pearl, (24, 8, 15))
    pr.snail((0.28, 0.2, 0.035), 0.035, cream, (82, 10, 40))
    pr.snail((-0.2, 0.1, 0.018), 0.018, rose, (84, 0, 120))
    pr.snail((0.19, -0.07, 0.014), 0.014, pearl, (80, 0, -60))
    stone = mt.varied('stone', [(0.3, 0.28, 0.26), (0.6, 0.55, 0.48), (0.42, 0.36, 0.3)], 0.6)
    stones = [sh.pebble_mesh('stone', 0.012, stone, rnd, 0.6, 0.2, 3) for _ in range(4)]
    sh.scatter('stone', stones, sh.around(rnd, 26, (-0.6, 0.6), (-0.2, 0.8), 0.19, (-0.3, 0.3)), rnd, 0.004, 15, (0.25, 1.1))
    star = mt.uneven('star', (0.72, 0.3, 0.14), 0.8, 0.25, 60, 0.5)
    arms = []
    for k in range(5):
        a = 2 * math.pi * k / 5
        arms.append(sh.tube_part([(0.055 * t * math.cos(a), 0.055 * t * math.sin(a), 0.008 - 0.004 * t) for t in (0, 0.25, 0.5, 0.75, 1)], 0.014, 10, 0.25))
    sh.add('star', sh.join('star', arms, star), None, (0.31, 0.04, 0.008), (0, 0, 20)).scale = (1, 1, 0.6)
    leaf = mt.leaf('palm', (0.03, 0.1, 0.02), (0.1, 0.24, 0.04), 0.4, 0.3)
    palm = pl.frond_mesh('palm', leaf, 1.5, 0.5, 22, 1.0, 0.08)
    for at, way in (((-1.5, 2.4, 1.2), (1, 0.1, -0.05)), ((-1.6, 2.3, 1.25), (0.9, -0.1, 0.4)), ((-1.5, 2.5, 1.0), (0.8, 0.2, -0.5))):
        pl.place('palm', palm, pl.aim(at, way))
    wood = mt.wood('drift', (0.28, 0.2, 0.14), (0.5, 0.4, 0.3), 0.85, 0, 'X')
    sh.tube('drift', sh.bend((-0.62, 0.34, 0.03), (-0.45, 0.42, 0.06), (-0.24, 0.48, 0.03), 14), 0.022, wood, 12, 0.5)
    return {'roughness': 0.95}
