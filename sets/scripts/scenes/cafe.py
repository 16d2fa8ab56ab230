"""A round café table, the bar behind it in warm bokeh."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Café table before a warm bar',
    'words': ['cafe', 'coffee', 'bar', 'restaurant', 'bistro', 'table', 'drink', 'evening', 'espresso', 'pub', 'bokeh', 'cozy', 'bakery'],
    'mood': ['warm', 'cosy', 'evening', 'golden'],
}


def build(stage):
    rnd = sh.seeded('cafe')
    stage.softbox(208, 40, 1.4, (0.7, 0.6), 44, (1, 0.86, 0.7))
    stage.world((0.3, 0.3, 0.34), (0.42, 0.33, 0.26), (0.16, 0.11, 0.08), 0.65)
    stage.camera(2.0)
    top = mt.wood('top', (0.1, 0.045, 0.02), (0.28, 0.145, 0.065), 0.3, 0.11)
    sh.disc('table', 0.56, 0.03, top, (0, 0.06, -0.03), 0.006, 160)
    brass = mt.uneven('brass', (0.7, 0.47, 0.18), 0.28, metal=1.0)
    sh.lathe('band', [(0.562, -0.026), (0.563, -0.004)], brass, (0, 0.06, 0), steps=160)
    white = mt.uneven('china', (0.84, 0.82, 0.78), 0.15, 0.03, coat=0.5)
    coffee = mt.plain('coffee', (0.06, 0.025, 0.01), 0.12)
    sh.lathe('saucer', sh.rounded([(0, 0.004), (0.03, 0.003), (0.05, 0.007), (0.072, 0.014)]), white, (-0.275, 0.19, 0))
    pr.vessel('cup', white, (-0.275, 0.19, 0.007), 0.95, fill=coffee)
    sh.tube('handle', [(-0.238, 0.185, 0.06), (-0.217, 0.182, 0.058), (-0.212, 0.181, 0.043), (-0.22, 0.182, 0.03), (-0.24, 0.185, 0.027)], 0.0035, white)
    sh.tube('spoon', [(-0.32, 0.14, 0.016), (-0.25, 0.128, 0.014)], 0.002, mt.plain('steel', (0.7, 0.7, 0.7), 0.2, metal=1.0))
    sh.lathe('votive', [(0, 0.001), (0.028, 0.001), (0.03, 0.016), (0.0285, 0.016), (0.027, 0.005), (0, 0.005)], brass, (0.245, 0.2, 0))
    pr.candle((0.245, 0.2, 0.006), 0.022, 0.03, mt.plain('wax', (0.85, 0.75, 0.6), 0.5), mt.glow('flame', (1, 0.6, 0.2), 30))
    terra = mt.uneven('pot', (0.1, 0.12, 0.12), 0.5)
    pr.vessel('pot', terra, (0.31, 0.33, 0), 0.8, fill=mt.plain('soil', (0.05, 0.03, 0.02), 1))
    stem = mt.plain('stem', (0.1, 0.2, 0.05), 0.6)
    green = pl.leaf_mesh('leaf', mt.leaf('green', (0.04, 0.13, 0.03), (0.16, 0.32, 0.07)), 0.05, 0.03)
    pl.potted('plant', green, stem, (0.31, 0.33, 0.07), rnd, 34, 0.16, 0.1)
    crust = mt.uneven('crust', (0.45, 0.2, 0.06), 0.5, 0.35, 40)
    sh.lathe('plate', sh.rounded([(0, 0.004), (0.05, 0.003), (0.075, 0.012)]), white, (0.3, 0.04, 0))
    for k in range(7):
        a = -1.1 + k * 0.37
        r = 0.021 - 0.0035 * abs(k - 3)
        sh.ball('croissant', r, crust, (0.3 + 0.042 * a, 0.03 + 0.03 * (1 - a * a * 0.6), 0.006 + r * 0.8), (0.72, 1.15, 0.85), 14)
    # The bar
    dark = mt.wood('bar', (0.06, 0.03, 0.015), (0.18, 0.09, 0.045), 0.4, 0.2, 'Z')
    sh.box('floor', (10, 8, 0.05), mt.uneven('floor', (0.1, 0.07, 0.05), 0.4), (0, 2, -0.8), edge=0)
    sh.box('bar', (5, 0.5, 1.0), dark, (0, 2.6, -0.75), edge=0.01)
    sh.box('wall', (9, 0.1, 4), mt.tiles('tiles', (0.16, 0.24, 0.22), (0.1, 0.1, 0.1), 0.2, 0.1, 0.006, 0.15).tint('wall'), (0, 3.9, -1), edge=0)
    hues = [mt.uneven(n, c, 0.15, 0.1) for n, c in (('b1', (0.35, 0.14, 0.03)), ('b2', (0.08, 0.18, 0.06)), ('b3', (0.5, 0.34, 0.12)), ('b4', (0.3, 0.04, 0.03)), ('b5', (0.6, 0.6, 0.58)))]
    for z in (0.3, 0.68):
        sh.box('shelf', (3.4, 0.22, 0.025), dark, (0, 3.7, z), edge=0)
        x = -1.6
        while x < 1.6:
            pr.bottle((x, 3.68, z + 0.025), rnd.uniform(0.035, 0.05), rnd.uniform(0.2, 0.3), rnd.choice(hues))
            x += rnd.uniform(0.1, 0.19)
    bulbs = [sh.mesh('bulb', *sh_ball(0.03), mt.glow('bulb', c, 13)) for c in ((1, 0.58, 0.22), (1, 0.68, 0.34))]
    lamps = [(-0.9, 2.5, 0.62), (-0.28, 2.55, 0.68), (0.35, 2.5, 0.64), (0.95, 2.55, 0.66)]
    lamps += [(rnd.uniform(-1.5, 1.5), rnd.uniform(3.0, 3.8), rnd.uniform(0.15, 0.95)) for _ in range(26)]
    lamps += [(-1.3 + 0.21 * k, 2.34, 0.17) for k in range(13)]
    for k, p in enumerate(lamps):
        ob = sh.add('bulb', bulbs[k % 2], None, p, scale=1.0 if k < 4 else 0.5)
        ob.visible_diffuse = ob.visible_glossy = False  # pictures of lamps only: their light would be mere noise
    for x, y, z in lamps[:4]:
        sh.lathe('shade', [(0.02, 0.13), (0.04, 0.12), (0.11, 0.02)], brass, (x, y, z - 0.02))
        sh.tube('cord', [(x, y, z + 0.1), (x, y, z + 1.5)], 0.005, terra, 5)
    stage.softbox(250, 35, 1.6, (2.5, 0.6), 30, (1, 0.62, 0.3), (0, 3.4, 0.2), False)
    return {'roughness': 0.26}


def sh_ball(r, n=10):
    import math
    verts = [(r * math.sin(math.pi * i / n) * math.cos(2 * math.pi * k / n), r * math.sin(math.pi * i / n) * math.sin(2 * math.pi * k / n), r * math.cos(math.pi * i / n)) for i in range(n + 1) for k in range(n)]
    return verts, [(i * n + k, (i + 1) * n + k, (i + 1) * n + (k + 1) % n, i * n + (k + 1) % n) for i in range(n) for k in range(n)]
