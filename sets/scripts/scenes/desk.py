"""A walnut desk with books and a lamp, the room behind it blurred."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Walnut desk in a study',
    'words': ['desk', 'office', 'study', 'work', 'workspace', 'walnut', 'books', 'lamp', 'gadget', 'tech', 'writing', 'wood'],
    'mood': ['warm', 'focused', 'elegant', 'moody'],
}


def build(stage):
    rnd = sh.seeded('desk')
    stage.sun(186, 27, 3.6, (1, 0.84, 0.66), 2.0)
    stage.world((0.75, 0.85, 1), (1, 0.96, 0.9), (0.4, 0.34, 0.3), 0.4)
    stage.camera(2.4)
    walnut = mt.wood('walnut', (0.07, 0.032, 0.015), (0.22, 0.11, 0.05), 0.32, 0.3, gap=False, coat=0.15)
    sh.box('desk', (2.4, 1.1, 0.035), walnut, (0, -0.05, -0.035), edge=0.004)
    wall = mt.plaster('wall', (0.3, 0.36, 0.35), 0.9, 0.2).tint('wall')
    sh.box('wall', (8, 0.1, 4), wall, (0, 2.9, -1.5), edge=0)
    sh.box('floor', (8, 6, 0.05), mt.wood('boards', (0.2, 0.12, 0.06), (0.4, 0.26, 0.15), 0.4, 0.15), (0, 1.5, -0.8), edge=0)
    pages = pr.paper()
    inks = [mt.uneven(n, c, 0.6, 0.1, 90, 0.2) for n, c in (
        ('navy', (0.03, 0.06, 0.12)), ('rust', (0.36, 0.1, 0.04)), ('sage', (0.22, 0.28, 0.2)), ('cream', (0.7, 0.62, 0.48)), ('plum', (0.16, 0.05, 0.08)))]
    z = 0.0
    for i, (w, d, t, turn) in enumerate(((0.24, 0.17, 0.03, 6), (0.22, 0.15, 0.024, -5), (0.2, 0.145, 0.034, 10))):
        pr.book((-0.33, 0.26, z), (w, d, t), inks[i], pages, turn)
        z += t
    white = mt.uneven('mug', (0.78, 0.74, 0.66), 0.3)
    pr.vessel('cup', white, (-0.31, 0.25, z), 1.05, fill=mt.plain('coffee', (0.03, 0.015, 0.008), 0.15))
    sh.tube('handle', [(-0.27, 0.25, z + 0.055), (-0.247, 0.25, z + 0.052), (-0.243, 0.25, z + 0.035), (-0.25, 0.25, z + 0.02), (-0.272, 0.25, z + 0.016)], 0.004, white)
    brass = mt.uneven('brass', (0.7, 0.47, 0.18), 0.22, metal=1.0)
    sh.disc('foot', 0.075, 0.014, brass, (0.36, 0.36, 0), 0.004)
    sh.tube('stalk', sh.bend((0.36, 0.36, 0.01), (0.37, 0.36, 0.5), (0.28, 0.35, 0.42), 16), 0.006, brass)
    sh.lathe('shade', [(0.018, 0.1), (0.03, 0.095), (0.085, 0.0), (0.083, 0.0), (0.028, 0.09)], mt.uneven('enamel', (0.05, 0.12, 0.11), 0.25), (0.27, 0.345, 0.325))
    sh.ball('bulb', 0.026, mt.glow('bulb', (1, 0.62, 0.28), 22), (0.27, 0.345, 0.335))
    leather = mt.uneven('leather', (0.16, 0.06, 0.025), 0.5, 0.15, 60, 0.5)
    pr.book((0.3, 0.12, 0), (0.13, 0.19, 0.016), leather, pages, -14)
    sh.tube('pen', [(0.245, 0.08, 0.02), (0.33, 0.17, 0.02)], 0.0045, mt.uneven('pen', (0.02, 0.02, 0.025), 0.2, coat=0.5), 12)
    sh.tube('clip', [(0.275, 0.112, 0.0245), (0.3, 0.138, 0.0245)], 0.0012, brass, 6)
    # The room: shelves, a picture, a window's glow, a plant
    oak = mt.wood('shelf', (0.16, 0.08, 0.04), (0.34, 0.2, 0.1), 0.5, 0)
    for k, height in enumerate((0.02, 0.38)):
        sh.box('shelf', (1.3, 0.25, 0.03), oak, (0.75, 2.7, height), edge=0)
        x = 0.25
        while x < 1.3:
            t = rnd.uniform(0.025, 0.05)
            pr.book((x, 2.68, height + 0.03), (rnd.uniform(0.18, 0.26), 0.18, t), rnd.choice(inks), pages, 0, True)
            x += t + (0.12 if rnd.random() < 0.14 else 0.002)
    sh.box('frame', (0.5, 0.03, 0.62), mt.plain('frame', (0.5, 0.33, 0.15), 0.4), (-0.35, 2.83, 0.12), edge=0)
    sh.box('print', (0.44, 0.035, 0.56), mt.uneven('print', (0.7, 0.62, 0.5), 0.8, 0.5, 4), (-0.35, 2.825, 0.15), edge=0)
    stem = mt.plain('stem', (0.08, 0.14, 0.04), 0.6)
    big = pl.leaf_mesh('leaf', mt.leaf('green', (0.03, 0.1, 0.03), (0.1, 0.24, 0.06)), 0.22, 0.14, 'heart')
    pl.potted('plant', big, stem, (-0.75, 2.0, -0.35), rnd, 26, 0.95, 0.42)
    sh.box('sofa', (1.4, 0.6, 0.5), mt.weave('sofa', (0.42, 0.28, 0.18), 200), (0.2, 2.2, -0.75), edge=0.05)
    return {'roughness': 0.32}
