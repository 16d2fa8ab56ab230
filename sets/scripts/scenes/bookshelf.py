"""A shelf board with books and vases."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Bookshelf with books and vases',
    'words': ['bookshelf', 'shelf', 'books', 'library', 'living', 'room', 'home', 'decor', 'interior', 'vase', 'reading', 'sideboard'],
    'mood': ['cosy', 'warm', 'homely', 'calm'],
}


def build(stage):
    rnd = sh.seeded('books')
    stage.sun(226, 22, 3.8, (1, 0.88, 0.72), 2.4)
    stage.world((0.85, 0.9, 1), (1, 0.97, 0.93), (0.7, 0.64, 0.57), 0.5)
    stage.camera(3.4)
    oak = mt.wood('oak', (0.24, 0.13, 0.06), (0.5, 0.33, 0.18), 0.45, 0)
    sh.box('board', (2.4, 0.9, 0.03), oak, (0, -0.12, -0.03), edge=0.003)
    sh.box('upper', (2.4, 0.3, 0.028), oak, (0, 0.2, 0.415), edge=0.003)
    wall = mt.plaster('wall', (0.4, 0.45, 0.42), 0.9, 0.25).tint('wall')
    sh.box('wall', (5, 0.1, 3), wall, (0, 0.38, -1), edge=0)
    pages = pr.paper()
    inks = [mt.uneven(n, c, 0.65, 0.12, 90, 0.25) for n, c in (
        ('ochre', (0.55, 0.3, 0.07)), ('rust', (0.38, 0.12, 0.05)), ('sage', (0.26, 0.32, 0.24)), ('cream', (0.74, 0.66, 0.53)),
        ('navy', (0.04, 0.07, 0.13)), ('sand', (0.6, 0.48, 0.34)), ('plum', (0.2, 0.07, 0.09)))]

    def row(x, end, y, z, low, high, step):
        while abs(x - end) > 0.02 and (end - x) * step > 0:
            t = rnd.uniform(0.018, 0.04)
            pr.book((x + step * t / 2, y + rnd.uniform(-0.008, 0.008), z), (rnd.uniform(low, high), 0.15, t), rnd.choice(inks), pages, rnd.uniform(-1.5, 1.5), True)
            x += step * (t + 0.0015)
    row(-0.185, -0.62, 0.19, 0, 0.2, 0.265, -1)
    row(0.34, 0.7, 0.2, 0, 0.19, 0.26, 1)
    row(-0.62, -0.1, 0.2, 0.443, 0.19, 0.25, 1)
    row(0.2, 0.62, 0.2, 0.443, 0.19, 0.25, 1)
    cream = mt.uneven('cream', (0.76, 0.7, 0.6), 0.6, bump=0.2, scale=50)
    clay = mt.uneven('clay', (0.45, 0.2, 0.11), 0.75, bump=0.25, scale=50)
    pr.vessel('round', cream, (0.255, 0.17, 0), 0.95)
    stem = mt.plain('stem', (0.2, 0.16, 0.08), 0.7)
    leaf = pl.leaf_mesh('olive', mt.leaf('leaf', (0.08, 0.13, 0.07), (0.22, 0.29, 0.17), 0.55, 0.25), 0.05, 0.015, 'lance')
    for end in ((0.2, 0.16, 0.36), (0.31, 0.12, 0.34), (0.37, 0.2, 0.3), (0.25, 0.22, 0.37)):
        pl.branch('twig', sh.bend((0.255, 0.17, 0.12), (0.255, 0.17, 0.22), end), stem, leaf, rnd, 14, 0.2)
    z = 0
    for i, (w, d, t, turn) in enumerate(((0.2, 0.14, 0.026, 4), (0.18, 0.13, 0.022, -6))):
        pr.book((-0.3, 0.02, z), (w, d, t), inks[(i * 3 + 3) % 7], pages, turn)
        z += t
    pr.vessel('bowl', clay, (-0.3, 0.02, z), 0.55)
    brass = mt.uneven('brass', (0.7, 0.47, 0.18), 0.25, metal=1.0)
    sh.lathe('stick', sh.rounded([(0, 0), (0.03, 0), (0.03, 0.006), (0.006, 0.014), (0.005, 0.06), (0.011, 0.066), (0.011, 0.08)]), brass, (0.29, 0.02, 0))
    pr.candle((0.29, 0.02, 0.075), 0.0095, 0.12, mt.plain('wax', (0.84, 0.78, 0.68), 0.5))
    pr.window(stage, (0.05, 0.2, 0.1), 1.5, (1.3, 0.95), (3, 3), 0.03)
    return {'roughness': 0.45}
