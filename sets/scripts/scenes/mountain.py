"""A rock high up, snowy mountains far behind."""
import math

import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Rock before snowy mountains',
    'words': ['mountain', 'mountains', 'alps', 'rock', 'cliff', 'peak', 'summit', 'hiking', 'outdoor', 'sky', 'nature', 'adventure'],
    'mood': ['clear', 'vast', 'fresh', 'cool'],
}


def ledge(x, y):
    edge = 0.42 + 0.05 * math.sin(5 * x) + 0.05 * sh.hills(x, 0.3, 4, 3, 6)
    calm = sh.smoothstep(0.13, 0.34, math.hypot(x, y))
    steps = 0.016 * math.floor(3 * sh.hills(x, y * 1.4, 2.4, 3, 5) + 0.5)
    return calm * (steps + 0.012 * sh.hills(x, y, 8, 5, 2)) + 0.0015 * sh.hills(x, y, 24, 3, 4) - 1.2 * sh.smoothstep(edge, edge + 0.22, y)


def ridge(far, high, seed, step):
    """A range seen from the front: faces that the sun picks out, snow where they are flat enough."""
    def height(x, y):
        n = abs(sh.hills(x, y, step, 6, seed))
        body = math.exp(-((y - far) / (0.22 * far)) ** 2)
        return body * high * (1.15 - 1.5 * n + 0.28 * sh.hills(x, y, step * 0.5, 2, seed + 3) + 0.07 * sh.hills(x, y, 14 * step, 3, 1)) - 3
    return height


def build(stage):
    rnd = sh.seeded('mountain')
    stage.sun(198, 33, 4.4, (1, 0.92, 0.8), 1.0)
    stage.world((0.16, 0.36, 0.76), (0.78, 0.88, 1.0), (0.3, 0.33, 0.36), 0.8)
    stage.camera(6.0)
    rock = mt.plaster('rock', (0.32, 0.31, 0.3), 0.85, 0.9, 2.0)
    veins = rock.noise(7, 6, 0.65)
    rock.set(Base_Color=rock.ramp(veins, [(0.3, (0.14, 0.135, 0.13)), (0.5, (0.3, 0.285, 0.27)), (0.7, (0.46, 0.44, 0.41))]))
    sh.field('ledge', rock, (-1.1, 1.1), (-0.7, 1.0), 300, 240, ledge)
    stones = [sh.pebble_mesh('stone', 0.045, rock, rnd, 0.65, 0.3, 4) for _ in range(3)]
    for x, y, s in ((-0.3, 0.22, 1.4), (-0.37, 0.1, 0.8), (0.32, 0.25, 1.1), (0.4, 0.12, 0.7), (0.26, 0.13, 0.35), (-0.24, 0.12, 0.3)):
        sh.add('stone', rnd.choice(stones), None, (x, y, ledge(x, y) + 0.01 * s), (rnd.uniform(-15, 15), rnd.uniform(-15, 15), rnd.uniform(0, 360)), s)
    moss = mt.varied('grass', [(0.2, 0.22, 0.06), (0.42, 0.4, 0.16)], 0.8).translucent(0.3)
    blade = sh.mesh('blade', *sh.tube_part(sh.bend((0, 0, 0), (0, 0.01, 0.04), (0, 0.035, 0.06), 6), 0.0009, 4, 0.2), moss)
    for x, y in ((-0.26, 0.27), (0.37, 0.31), (-0.41, 0.03), (0.28, 0.36)):
        for _ in range(60):
            sh.add('grass', blade, None, (x + rnd.gauss(0, 0.022), y + rnd.gauss(0, 0.015), ledge(x, y) - 0.004), (rnd.uniform(-20, 20), rnd.uniform(-20, 20), rnd.uniform(0, 360)), rnd.uniform(0.5, 1.2))
    valley = mt.uneven('valley', (0.15, 0.21, 0.15), 1.0, 0.25, 0.6)
    sh.field('valley', valley, (-60, 60), (1.0, 110), 90, 90, lambda x, y: -2.2 + 0.5 * sh.hills(x, y, 0.12, 3, 4))
    for n, (far, high, seed, step) in enumerate(((34, 4.4, 2, 0.07), (80, 9.5, 5, 0.036))):
        face = mt.Material('face%d' % n, (0.3, 0.32, 0.36), 1.0, spec=0.1)
        up = face.node('SeparateXYZ', {0: face.node('NewGeometry').outputs['Normal']}).outputs['Z']
        tall = face.node('SeparateXYZ', {0: face.coords}).outputs['Z']
        snow = face.calc('MULTIPLY', face.ramp(up, [(0.5, 0.0), (0.62, 1.0)]), face.ramp(face.calc('DIVIDE', tall, high), [(0.2 + 0.25 * (1 - n), 0.0), (0.4 + 0.3 * (1 - n), 1.0)]))
        bare = ((0.1, 0.15, 0.12), (0.3, 0.34, 0.42))[n]
        face.set(Base_Color=face.mix(snow, bare, (0.84, 0.87, 0.92)))
        sh.field('range', face, (-0.5 * far, 0.5 * far), (far * 0.65, far * 1.25), 260, 120, ridge(far, high, seed, step))
    return {'roughness': 0.85}
