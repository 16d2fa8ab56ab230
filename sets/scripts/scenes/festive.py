"""Dark wood with baubles, presents and fir before fairy lights."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Festive table with baubles and fairy lights',
    'words': ['christmas', 'xmas', 'festive', 'holiday', 'holidays', 'gift', 'present', 'bauble', 'ornament', 'fairy', 'lights', 'advent', 'noel', 'party'],
    'mood': ['festive', 'warm', 'cosy', 'dark', 'golden'],
}


def build(stage):
    rnd = sh.seeded('festive')
    stage.softbox(222, 42, 1.3, (0.45, 0.45), 21, (1, 0.83, 0.62))
    stage.world((0.1, 0.12, 0.2), (0.35, 0.24, 0.16), (0.12, 0.08, 0.05), 0.4)
    stage.camera(2.2)
    sh.box('table', (3, 1.5, 0.05), mt.wood('wood', (0.05, 0.025, 0.014), (0.17, 0.085, 0.045), 0.36, 0.13), (0, 0.1, -0.05), edge=0.003)
    sh.box('wall', (8, 0.1, 5), mt.uneven('wall', (0.06, 0.1, 0.085), 0.8, 0.2, 3).tint('wall'), (0, 3.2, -2), edge=0)
    needle = mt.varied('needle', [(0.015, 0.055, 0.025), (0.045, 0.12, 0.05)], 0.5)
    bark = mt.uneven('bark', (0.14, 0.08, 0.05), 0.9)
    twigs = [pl.fir_mesh('twig', needle, bark, rnd) for _ in range(2)]
    for at, way, length in (((-0.55, 0.16, 0.03), (1, -0.1, 0.05), 0.3), ((-0.56, 0.34, 0.05), (1, 0.0, 0.1), 0.4), ((0.56, 0.1, 0.03), (-1, -0.1, 0.05), 0.3),
                            ((0.56, 0.34, 0.05), (-1, 0.1, 0.1), 0.38), ((-0.35, 0.55, 0.04), (1, 0.2, 0.1), 0.4)):
        pl.fir_branch('fir', twigs, bark, at, way, rnd, length)
    red = mt.uneven('red', (0.5, 0.012, 0.018), 0.12, 0.05, metal=0.6, coat=0.8)
    gold = mt.uneven('gold', (0.85, 0.52, 0.16), 0.2, 0.05, metal=1.0)
    matt = mt.uneven('matt', (0.8, 0.56, 0.28), 0.42, 0.1, 200, metal=1.0)
    cream = mt.uneven('cream', (0.8, 0.72, 0.6), 0.3, coat=0.4)
    cap = mt.plain('cap', (0.8, 0.6, 0.3), 0.3, metal=1.0)
    for loc, r, m in (((-0.245, 0.06, 0), 0.04, red), ((-0.3, -0.03, 0), 0.026, gold), ((-0.2, 0.17, 0), 0.027, matt), ((0.24, 0.02, 0), 0.034, gold),
                      ((0.31, 0.1, 0), 0.042, red), ((0.22, 0.17, 0), 0.024, cream), ((-0.36, 0.2, 0), 0.045, cream)):
        pr.bauble(loc, r, m, cap)
    wrap = mt.uneven('kraft', (0.42, 0.27, 0.15), 0.75, 0.08, 120).tint('paper')
    ribbon = mt.uneven('ribbon', (0.46, 0.015, 0.02), 0.35, sheen=0.5).tint('ribbon')
    pr.gift((0.34, 0.34, 0), (0.2, 0.17, 0.13), wrap, ribbon, -18)
    pr.gift((0.36, 0.34, 0.13), (0.13, 0.12, 0.07), mt.uneven('green', (0.05, 0.16, 0.1), 0.5), mt.uneven('band', (0.8, 0.6, 0.3), 0.3, metal=0.7), 14)
    pr.gift((-0.35, 0.4, 0), (0.18, 0.16, 0.16), mt.uneven('green2', (0.04, 0.12, 0.09), 0.45), mt.uneven('band2', (0.8, 0.62, 0.35), 0.3, metal=0.7), 22)
    brown = mt.uneven('cone', (0.2, 0.1, 0.05), 0.7, 0.3, 60)
    pr.cone((0.2, -0.06, 0.016), 0.05, brown, (80, 0, 40))
    pr.cone((-0.19, -0.05, 0.015), 0.045, brown, (80, 0, -70))
    glow = [mt.glow('light', c, 26) for c in ((1, 0.6, 0.22), (1, 0.7, 0.36), (1, 0.48, 0.14))]
    lamps = [sh.mesh('lamp', *ball_part(0.0085), g) for g in glow]
    for k in range(150):
        y = rnd.uniform(1.1, 3.0)
        ob = sh.add('lamp', rnd.choice(lamps), None, (rnd.uniform(-0.3, 0.3) * (y + 1) * 1.05, y, -0.75 + (y + 1.2) * 0.42 * rnd.random() ** 0.8))
        ob.visible_diffuse = ob.visible_glossy = False  # pictures of lamps only: their light would be mere noise
    # A few lamps wound through the twigs near the product
    for k in range(12):
        side = -1 if k % 2 else 1
        ob = sh.add('lamp', lamps[k % 3], None, (side * rnd.uniform(0.19, 0.45), rnd.uniform(0.05, 0.45), rnd.uniform(0.02, 0.06)), scale=0.45)
        ob.visible_diffuse = ob.visible_glossy = False
    return {'roughness': 0.36}


def ball_part(radius):
    verts = [(0, 0, radius), (radius, 0, 0), (0, radius, 0), (-radius, 0, 0), (0, -radius, 0), (0, 0, -radius)]
    return verts, [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1), (5, 2, 1), (5, 3, 2), (5, 4, 3), (5, 1, 4)]
