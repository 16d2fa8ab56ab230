"""Pastel arches, steps and a ball in a paper studio; every surface can be recoloured."""
import math

import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Pastel arches and steps in a studio',
    'words': ['arch', 'arches', 'steps', 'stairs', 'pastel', 'studio', 'geometric', 'colour', 'color', 'pop', 'playful', 'abstract', 'podium', 'pink'],
    'mood': ['playful', 'modern', 'bright', 'clean'],
}


def panel(name, material, width, height, depth, loc):
    """A solid slab with a round top."""
    r, n = width / 2, 40
    rim = [(-r, 0)] + [(-r * math.cos(math.pi * k / n), height - r + r * math.sin(math.pi * k / n)) for k in range(n + 1)] + [(r, 0)]
    m = len(rim)
    verts = [(x, 0, z) for x, z in rim] + [(x, depth, z) for x, z in rim]
    faces = [tuple(range(m))] + [(k + 1, k, m + k, m + k + 1) for k in range(m - 1)]
    return sh.bevel(sh.add(name, sh.mesh(name, verts, faces, material), None, loc), 0.003, 3, 35)


def build(stage):
    stage.softbox(214, 46, 1.5, (0.5, 0.5), 42, (1, 0.95, 0.9), (0, 0.2, 0.1))
    stage.world((1, 0.97, 0.97), (1, 0.95, 0.94), (0.85, 0.75, 0.74), 0.5)
    stage.camera(5.6)

    def paint(name, color, surface):
        return mt.uneven(name, color, 0.62, 0.03, 50, 0.12, spec=0.35).tint(surface)
    wall = paint('wall', (0.8, 0.56, 0.52), 'wall')
    floor = paint('floor', (0.8, 0.6, 0.56), 'floor')
    podium = paint('podium', (0.84, 0.74, 0.7), 'podium')
    arches = paint('arch', (0.78, 0.42, 0.38), 'arch')
    accent = paint('accent', (0.85, 0.64, 0.36), 'accent')
    sh.box('floor', (6, 4, 0.05), floor, (0, 0, -0.14), edge=0)
    sh.box('wall', (6, 0.1, 4), wall, (0, 0.85, -0.2), edge=0)
    sh.disc('podium', 0.19, 0.05, podium, (0, 0.03, -0.05), 0.005, 128)
    sh.disc('lower', 0.27, 0.045, podium, (0, 0.06, -0.095), 0.005, 128)
    panel('big', arches, 0.5, 0.62, 0.06, (-0.02, 0.62, -0.09))
    panel('middle', podium, 0.34, 0.5, 0.05, (0.3, 0.5, -0.09))
    panel('small', accent, 0.2, 0.3, 0.05, (0.34, 0.36, -0.09))
    for i in range(4):
        sh.box('step', (0.26, 0.07, 0.055 * (i + 1)), podium, (-0.37, 0.2 + 0.07 * i, -0.09), edge=0.003)
    sh.ball('ball', 0.055, accent, (-0.31, 0.1, -0.035), rows=40)
    sh.ball('ball', 0.03, arches, (-0.42, 0.28, 0.05), rows=32)
    sh.disc('column', 0.05, 0.2, arches, (0.3, 0.16, -0.09), 0.004)
    sh.ball('ball', 0.036, podium, (0.3, 0.16, 0.146), rows=32)
    return {'roughness': 0.6}
