"""Black marble with gold: a table for luxury, candles far behind."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Black marble with gold',
    'words': ['luxury', 'luxurious', 'elegant', 'premium', 'glamour', 'black', 'marble', 'gold', 'golden', 'jewellery', 'candle', 'evening', 'dark'],
    'mood': ['elegant', 'dark', 'warm', 'precious'],
}


def build(stage):
    rnd = sh.seeded('black-marble')
    stage.softbox(207, 42, 1.5, (0.55, 0.75), 40, (1, 0.9, 0.77))
    stage.softbox(28, 24, 1.5, (0.2, 1.1), 16, (1, 0.78, 0.52), (0, 0.1, 0.15), False)
    stage.world((0.3, 0.3, 0.33), (0.34, 0.28, 0.23), (0.1, 0.08, 0.07), 0.5)
    stage.camera(2.2)
    top = mt.marble('marble', 0.1, (0.026, 0.025, 0.027), (0.5, 0.37, 0.2), 0.8)
    sh.box('top', (3, 1.0, 0.04), top, (0, -0.1, -0.04), edge=0.005)
    wall = mt.plaster('wall', (0.085, 0.07, 0.062), 0.7, 0.15, 0.5).tint('wall')
    sh.box('wall', (8, 0.1, 4), wall, (0, 2.6, -1.2), edge=0)
    gold = mt.uneven('gold', (0.83, 0.56, 0.2), 0.2, 0.04, 40, metal=1.0)
    sh.disc('tray', 0.085, 0.008, gold, (0.275, 0.17, 0), 0.003)
    black = mt.uneven('vase', (0.03, 0.029, 0.03), 0.25, 0.1, 40)
    pr.vessel('round', black, (-0.275, 0.24, 0), 1.05)
    for r, x, y in ((0.035, 0.245, 0.15), (0.023, 0.31, 0.19), (0.018, 0.292, 0.125)):
        sh.ball('ball', r, gold if r > 0.02 else mt.uneven('pearl', (0.8, 0.75, 0.68), 0.2, coat=0.6), (x, y, 0.008 + r))
    stem = mt.plain('stem', (0.35, 0.24, 0.1), 0.6)
    leaf = pl.leaf_mesh('leaf', mt.uneven('gilded', (0.7, 0.46, 0.16), 0.32, 0.12, 60, metal=1.0), 0.055, 0.03, 'oval', droop=0.2)
    for end in ((-0.37, 0.2, 0.38), (-0.22, 0.18, 0.42), (-0.16, 0.26, 0.34), (-0.31, 0.3, 0.44)):
        pl.branch('twig', sh.bend((-0.275, 0.24, 0.14), (-0.275, 0.24, 0.26), end), stem, leaf, rnd, 9, 0.25, 50)
    bulb = sh.mesh('bulb', *sh.tube_part([(0, 0, -0.02), (0, 0, 0.02)], 0.02, 12), mt.glow('bulb', (1, 0.62, 0.26), 12))
    for _ in range(30):
        ob = sh.add('bulb', bulb, None, (rnd.uniform(-0.95, 0.95), rnd.uniform(1.8, 2.5), rnd.uniform(-0.1, 0.95)), scale=rnd.uniform(0.35, 0.8))
        ob.visible_diffuse = ob.visible_glossy = False
    return {'roughness': 0.1}
