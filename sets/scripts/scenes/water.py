"""A round stone just above rippled water, worn stones around it, hills far away."""
import math

import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Stone in clear rippled water',
    'words': ['water', 'lake', 'pool', 'river', 'pond', 'ripple', 'wet', 'splash', 'fresh', 'aqua', 'hydration', 'stone', 'spring'],
    'mood': ['fresh', 'clear', 'calm', 'cool'],
}


def build(stage):
    rnd = sh.seeded('water')
    stage.sun(200, 38, 4.0, (1, 0.95, 0.86), 1.6)
    stage.world((0.2, 0.5, 0.9), (0.82, 0.93, 1.0), (0.1, 0.2, 0.22), 1.0)
    stage.camera(2.6)
    rock = mt.plaster('rock', (0.6, 0.58, 0.54), 0.7, 0.5, 2.2)
    grain = rock.noise(150, 3)
    veins = rock.noise(9, 5, 0.6)
    rock.set(Base_Color=rock.mix(rock.ramp(grain, [(0.35, 0.35), (0.6, 0.0)]), rock.ramp(veins, [(0.3, (0.42, 0.41, 0.39)), (0.7, (0.68, 0.66, 0.61))]), (0.2, 0.2, 0.19)))

    def slab(x, y):
        """A flat top, worn round at its edge, that goes down into the water."""
        a = math.atan2(y, x)
        rim = 0.215 + 0.012 * math.sin(2 * a + 0.7) + 0.008 * math.sin(3 * a + 2)
        d = math.hypot(x, y) - rim
        return 0.0012 * sh.hills(x, y, 9, 3, 4) - 0.1 * sh.smoothstep(-0.035, 0.075, d) ** 1.5 - 0.3 * sh.smoothstep(0.05, 0.2, d)
    sh.field('stone', rock, (-0.45, 0.45), (-0.45, 0.45), 240, 240, slab)
    level = -0.03

    def ripples(x, y):
        d = math.hypot(x, y)
        rings = 0.0035 * math.sin(46 * d) * math.exp(-2.6 * max(0.0, d - 0.2))
        return rings + 0.0045 * sh.hills(x, y * 1.6, 3.2, 3, 8) + 0.0014 * sh.hills(x, y * 1.5, 11, 2, 3)
    water = mt.plain('water', (0.015, 0.15, 0.17), 0.03, spec=0.55)
    sh.field('near', water, (-1.1, 1.1), (-0.6, 2.2), 300, 360, ripples, (0, 0, level))
    far = mt.plain('far', (0.02, 0.15, 0.19), 0.06, spec=0.55)
    far.bump(far.noise(2.6, 3, vec=far.stretch((1, 1.8, 1))), 0.5, 0.06)
    sh.field('far', far, (-60, 60), (2.15, 130), 2, 2, lambda x, y: level)
    grey = mt.varied('pebble', [(0.32, 0.31, 0.3), (0.56, 0.54, 0.5), (0.42, 0.4, 0.37)], 0.35)
    stones = [sh.pebble_mesh('pebble', 0.075, grey, rnd, 0.5, 0.14, 4) for _ in range(4)]
    for x, y, s in ((-0.36, 0.19, 0.95), (-0.44, 0.05, 0.7), (0.36, 0.28, 1.15), (0.46, 0.1, 0.75), (0.3, 0.47, 0.6), (-0.3, 0.6, 1.1), (-0.62, 0.75, 1.5), (0.75, 0.95, 1.7)):
        sh.add('stone', rnd.choice(stones), None, (x, y, level + 0.006 * s), (rnd.uniform(-6, 6), rnd.uniform(-6, 6), rnd.uniform(0, 360)), s)
    small = [sh.pebble_mesh('small', 0.016, grey, rnd, 0.55, 0.12, 3) for _ in range(3)]
    for x, y, z in ((0.155, 0.1, 0.006), (0.176, 0.065, 0.005), (-0.168, 0.09, 0.005)):
        sh.add('small', rnd.choice(small), None, (x, y, z), (0, 0, rnd.uniform(0, 360)), rnd.uniform(0.7, 1.1))
    for n, (y, high, tone) in enumerate(((60, 3.4, (0.1, 0.18, 0.13)), (95, 8.5, (0.22, 0.32, 0.36)), (125, 14, (0.4, 0.5, 0.58)))):
        verts, count = [], 120
        for k in range(count + 1):
            x = -70 + 140 * k / count
            top = high * (0.55 + 0.45 * sh.hills(x, 0, 0.03 + 0.006 * n, 4, 7 * n + 1)) + 0.6 * sh.hills(x, 1, 0.5, 3, n)
            verts += [(x, y, -2), (x, y, max(0.3, top))]
        faces = [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(count)]
        sh.add('hill', sh.mesh('hill', verts, faces, mt.uneven('hill%d' % n, tone, 1.0, 0.2, 0.4), False))
    return {'roughness': 0.55}
