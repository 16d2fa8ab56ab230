"""Renders the photos that the cut-out is tuned on, with their true outlines; what is there already stays.

Run by Blender: blender -b -P benchmarks/tuning/render.py -- FOLDER [SIZE [PRODUCT,PRODUCT...]]
"""
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'samples', 'scripts')]

from common import backdrop, camera, lights, render, reset
from products import PRODUCTS, SHOTS

arguments = sys.argv[sys.argv.index('--') + 1:]
folder = arguments[0]
size = int(arguments[1]) if len(arguments) > 1 else 512
names = arguments[2].split(',') if len(arguments) > 2 else list(PRODUCTS)

for name in names:
    os.makedirs(f'{folder}/{name}', exist_ok=True)
    for index, (azimuth, elevation, ground, lamps, near) in enumerate(SHOTS[name]):
        path = f'{folder}/{name}/{index + 1}-{ground}'
        if os.path.exists(path + '.mask.png'):
            continue
        reset()
        parts, height = PRODUCTS[name]()
        backdrop(ground)
        lights(lamps, height)
        distance = max(height, 1.15) * 3.35 * near
        camera(azimuth, elevation, distance, (0, 0, height * 0.48), lens=70, fstop=9)
        render(path, size, parts)
        print('rendered', path, flush=True)
