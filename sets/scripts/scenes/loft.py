"""A loft for what stands on floors: polished concrete before a wall of old bricks, in the light of a tall window."""
import materials as mt
import plants as pl
import props as pr
import shapes as sh

ABOUT = {
    'title': 'Loft with a brick wall and a concrete floor',
    'words': ['loft', 'brick', 'bricks', 'industrial', 'warehouse', 'garage', 'factory', 'concrete', 'floor', 'wall', 'urban', 'studio', 'rustic'],
    'mood': ['raw', 'urban', 'warm', 'industrial'],
}


def old_bricks(width, height):
    """Bricks of many reds in the plane x, z, with rough faces that stand out from the joints."""
    m = mt.Material('bricks', (0.36, 0.15, 0.09), 0.85, spec=0.25)
    sep = m.node('SeparateXYZ', {0: m.coords})
    flat = m.node('CombineXYZ', {0: sep.outputs['X'], 1: sep.outputs['Z'], 2: 0.0}).outputs[0]
    crooked = m.node('VectorMath', {0: flat, 1: m.node('VectorMath', {0: m.node('TexNoise', {'Vector': m.coords, 'Scale': 16.0}).outputs['Color'], 1: (0.004, 0.004, 0.0)}, operation='MULTIPLY').outputs[0]}, operation='ADD').outputs[0]
    inputs = {'Vector': crooked, 'Scale': 1.0, 'Mortar Size': 0.09 * height, 'Mortar Smooth': 0.5, 'Brick Width': width, 'Row Height': height, 'Bias': 0.0}
    shades = m.node('TexBrick', {**inputs, 'Color1': (0.0, 0.0, 0.0), 'Color2': (1.0, 1.0, 1.0), 'Mortar': (0.5, 0.5, 0.5)})
    tone = m.ramp(shades.outputs['Color'], [(0.0, (0.17, 0.065, 0.042)), (0.35, (0.34, 0.125, 0.07)), (0.7, (0.44, 0.19, 0.11)), (1.0, (0.5, 0.28, 0.19))])
    dirt = m.ramp(m.noise(26, 5, 0.65), [(0.32, 0.55), (0.62, 0.0)])
    body = m.mix(dirt, tone, (0.12, 0.06, 0.045))
    m.set(Base_Color=m.mix(shades.outputs['Fac'], body, m.ramp(m.noise(60, 3), [(0.3, (0.3, 0.28, 0.25)), (0.7, (0.46, 0.43, 0.39))])))
    out = m.bump(m.calc('SUBTRACT', 1.0, shades.outputs['Fac']), 1.0, 0.006)
    m.bump(m.noise(70, 5, 0.65), 0.5, 0.004, out)
    return m


def build(stage):
    rnd = sh.seeded('loft')
    stage.metres = 2.4
    stage.sun(206, 31, 4.3, (1, 0.9, 0.76), 1.8)
    stage.world((0.85, 0.92, 1), (1, 0.98, 0.94), (0.5, 0.46, 0.42), 0.55)
    stage.camera(5.6, 0.1)
    floor = mt.plaster('floor', (0.5, 0.48, 0.45), 0.32, 0.12, 0.8)
    sh.box('floor', (6, 5, 0.04), floor, (0, -0.8, -0.04), edge=0)
    sh.box('wall', (6, 0.1, 3), old_bricks(0.1, 0.031).tint('wall'), (0, 0.75, 0), edge=0)
    steel = mt.uneven('steel', (0.035, 0.035, 0.038), 0.45, 0.2, 60)
    sh.box('plinth', (6, 0.02, 0.05), steel, (0, 0.692, 0), edge=0.003)
    sh.tube('pipe', [(0.38, 0.66, 0.0), (0.38, 0.66, 1.5)], 0.016, steel)
    sh.lathe('joint', [(0.016, 0.0), (0.023, 0.004), (0.023, 0.026), (0.016, 0.03)], steel, (0.38, 0.66, 0.3))
    clay = mt.uneven('pot', (0.24, 0.225, 0.21), 0.8, bump=0.25)
    sh.lathe('pot', sh.rounded([(0, 0), (0.07, 0), (0.085, 0.03), (0.09, 0.12), (0.084, 0.122), (0.08, 0.1), (0, 0.1)]), clay, (-0.34, 0.5, 0))
    stem = mt.plain('stem', (0.16, 0.18, 0.07), 0.6)
    blade = pl.leaf_mesh('blade', mt.leaf('leaf', (0.035, 0.1, 0.025), (0.12, 0.25, 0.06)), 0.13, 0.07, 'heart', droop=0.5, fold=-0.15)
    pl.potted('plant', blade, stem, (-0.34, 0.5, 0.1), rnd, 20, 0.42, 0.15)
    crate = mt.wood('crate', (0.22, 0.13, 0.07), (0.42, 0.28, 0.16), 0.7, 0)
    for k in range(4):
        sh.box('slat', (0.2, 0.014, 0.028), crate, (0.34, 0.4, 0.008 + 0.036 * k), (0, 0, -14), 0.002)
    sh.box('crate', (0.2, 0.13, 0.13), crate, (0.354, 0.46, 0.002), (0, 0, -14), 0.002)
    pages, cloth = pr.paper(), mt.uneven('cloth', (0.12, 0.17, 0.19), 0.7, 0.1, 90, 0.2)
    pr.book((0.35, 0.45, 0.133), (0.12, 0.09, 0.016), cloth, pages, 8)
    pr.window(stage, (0.08, 0.3, 0.15), 1.9, (1.0, 1.7), (3, 5), 0.028)
    return {'roughness': 0.32}
