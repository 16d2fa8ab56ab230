"""Renders views of sets: blender -b -P sets/scripts/render.py -- <out> <set> <view> <size> <samples>

Writes <out>/<set>.<view>.{a,b,probe}.exr and .json; finish.ts turns them into the pictures that are shipped.
"""
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
import stage as stages  # noqa: E402


def build(name, view, size, samples):
    scene = importlib.import_module('scenes.' + name.replace('-', '_'))
    stage = stages.Stage(view, size, samples)
    facts = scene.build(stage) or {}
    return scene, stage, facts


def render(out, name, view, size, samples):
    started = time.time()
    scene, stage, facts = build(name, view, size, samples // 2)
    surfaces = stage.passes()
    base = os.path.join(out, f'{name}.{view}')
    # Two halves with their own noise: what differs between them is noise, what agrees is picture.
    stage.shoot(base + '.a.exr', 1)
    stage.shoot(base + '.b.exr', 2)
    stage.shoot_probe(base + '.probe.exr')
    view_facts = {**stage.facts(), 'roughness': facts.get('roughness', 0.5), 'tints': surfaces, 'lens': stage.lens}
    with open(base + '.json', 'w') as file:
        json.dump({'set': {'name': name, **scene.ABOUT}, 'view': view_facts, 'seconds': round(time.time() - started)}, file)


args = sys.argv[sys.argv.index('--') + 1:]
render(args[0], args[1], args[2], int(args[3]), int(args[4]))
