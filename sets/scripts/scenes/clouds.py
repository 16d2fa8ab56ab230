"""A round podium among soft clouds before a blue sky."""
import math

import bpy

import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Podium among clouds',
    'words': ['sky', 'cloud', 'clouds', 'heaven', 'dream', 'dreamy', 'air', 'light', 'blue', 'podium', 'fluffy'],
    'mood': ['light', 'dreamy', 'fresh', 'soft'],
}


def cloud(name, material, centre, size, rnd, lumps=15):
    """Balls that flow into each other."""
    ball = bpy.data.metaballs.new(name)
    ball.resolution = ball.render_resolution = max(0.006, 0.05 * size)
    ball.threshold = 0.35
    for k in range(lumps):
        t = 2 * (k + 0.5) / lumps - 1
        part = ball.elements.new()
        part.co = (size * (1.25 * t + rnd.uniform(-0.12, 0.12)), size * rnd.uniform(-0.35, 0.35), size * (rnd.uniform(0.0, 0.55) * math.cos(1.4 * t)))
        part.radius = size * rnd.uniform(0.42, 0.72) * (1 - 0.45 * abs(t))
    ball.materials.append(material.data)
    ob = bpy.data.objects.new(name, ball)
    bpy.context.collection.objects.link(ob)
    ob.location = centre


def build(stage):
    rnd = sh.seeded('clouds')
    stage.sun(206, 42, 3.6, (1, 0.94, 0.86), 4.0)
    stage.world((0.55, 0.78, 1), (0.92, 0.96, 1), (0.8, 0.86, 0.92), 0.8)
    stage.camera(3.0)
    sky = mt.plain('sky', (0.2, 0.47, 0.8), 1.0, spec=0.0).tint('wall')
    height = sky.node('SeparateXYZ', {0: sky.coords}).outputs['Z']
    sky.set(Base_Color=sky.ramp(height, [(0.0, (0.5, 0.72, 0.9)), (1.0, (0.14, 0.4, 0.78))]))
    sh.box('sky', (12, 0.1, 5), sky, (0, 2.6, -1.5), edge=0)
    floor = mt.plain('floor', (0.5, 0.7, 0.88), 1.0, spec=0.0).tint('wall')
    sh.box('floor', (12, 8, 0.1), floor, (0, 0, -0.32), edge=0)
    white = mt.uneven('podium', (0.82, 0.82, 0.82), 0.5, 0.02, 30).tint('podium')
    sh.disc('podium', 0.225, 0.09, white, (0, 0.02, -0.09), 0.004)
    sh.disc('podium', 0.32, 0.07, white, (0, 0.04, -0.16), 0.004)
    cotton = mt.Material('cloud', (0.88, 0.88, 0.89), 1.0, spec=0.05)
    cotton.bump(cotton.noise(26, 5, 0.65), 0.55, 0.02)
    for n, (x, y, z, s) in enumerate(((-0.36, 0.2, -0.1, 0.12), (0.37, 0.26, -0.09, 0.14), (-0.2, 0.52, -0.12, 0.16), (0.3, 0.62, -0.1, 0.17), (-0.62, 0.75, -0.02, 0.22), (0.8, 1.0, 0.0, 0.24),
                                      (-0.55, 1.5, 0.42, 0.15), (0.5, 1.8, 0.55, 0.17), (0.0, 1.15, -0.16, 0.24), (-0.33, -0.1, -0.22, 0.11), (0.34, -0.08, -0.23, 0.11), (0.0, 0.3, -0.26, 0.2))):
        cloud('cloud%02d' % n, cotton, (x, y, z), s, rnd)
    return {'roughness': 0.5}
