"""Cycles materials drawn by procedural textures; every length is in metres, every colour linear RGB."""
import bpy


class Material:
    """A Principled material with short calls for the texture nodes that feed it."""

    def __init__(self, name, color=(0.8, 0.8, 0.8), rough=0.5, metal=0.0, spec=0.5, coat=0.0, sheen=0.0):
        self.data = bpy.data.materials.new(name)
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.coords = self.tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
        self.set(**{'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Specular': spec})
        self.set(**{'Clearcoat': coat, 'Sheen': sheen, 'Clearcoat Roughness': 0.1})
        self.albedo = color

    def feed(self, socket, value):
        """Links a socket to another or sets its value (colours get alpha 1)."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and socket.type == 'RGBA':
            socket.default_value = (*value[:3], 1)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for name, value in inputs.items():
            self.feed(self.bsdf.inputs[name.replace('_', ' ')], value)
        return self

    def node(self, kind, inputs=None, **props):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in props.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.feed(node.inputs[key], value)
        return node

    def stretch(self, scale, rotation=(0, 0, 0), vec=None):
        return self.node('Mapping', {'Vector': vec or self.coords, 'Scale': scale, 'Rotation': rotation}).outputs[0]

    def noise(self, scale, detail=6.0, rough=0.5, warp=0.0, vec=None):
        inputs = {'Vector': vec or self.coords, 'Scale': scale, 'Detail': detail, 'Roughness': rough, 'Distortion': warp}
        return self.node('TexNoise', inputs).outputs['Fac']

    def voronoi(self, scale, feature='F1', out='Distance', vec=None):
        return self.node('TexVoronoi', {'Vector': vec or self.coords, 'Scale': scale}, feature=feature).outputs[out]

    def wave(self, scale, warp=0.0, detail=2.0, axis='X', vec=None, warp_scale=1.0, profile='SIN'):
        inputs = {'Vector': vec or self.coords, 'Scale': scale, 'Distortion': warp, 'Detail': detail, 'Detail Scale': warp_scale}
        return self.node('TexWave', inputs, bands_direction=axis, wave_profile=profile).outputs['Fac']

    def ramp(self, fac, stops):
        node = self.node('ValToRGB', {'Fac': fac})
        ramp = node.color_ramp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, color) in zip(ramp.elements, stops):
            element.position = position
            element.color = (*color, 1) if isinstance(color, tuple) else (color, color, color, 1)
        return node.outputs[0]

    def mix(self, fac, a, b, mode='MIX'):
        return self.node('MixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]

    def calc(self, op, a, b=0.0):
        return self.node('Math', {0: a, 1: b}, operation=op).outputs[0]

    def bump(self, height, strength=0.3, distance=0.002, under=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if under:
            inputs['Normal'] = under
        normal = self.node('Bump', inputs).outputs[0]
        self.set(Normal=normal)
        return normal

    def per_object(self):
        """A random number 0..1 for each object that wears the material."""
        return self.node('ObjectInfo').outputs['Random']

    def translucent(self, share=0.35, color=None):
        """Lets light through thin sheets such as leaves and petals."""
        through = self.node('BsdfTranslucent')
        links = self.bsdf.inputs['Base Color'].links
        self.feed(through.inputs['Color'], color or (links[0].from_socket if links else self.albedo))
        both = self.node('MixShader', {0: share, 1: self.bsdf.outputs[0], 2: through.outputs[0]})
        self.tree.links.new(both.outputs[0], self.tree.nodes['Material Output'].inputs['Surface'])
        return self

    def tint(self, surface):
        """Marks the surface as recolourable; its coverage becomes a mask of the view."""
        self.node('OutputAOV', {'Value': 1.0}, name='tint_' + surface)
        self.data['tint'] = surface
        return self


def plain(name, color, rough=0.5, **kw):
    return Material(name, color, rough, **kw)


def uneven(name, color, rough=0.5, spread=0.12, scale=30, bump=0.0, **kw):
    """A surface whose colour and gloss wander a little, as every real one does."""
    m = Material(name, color, rough, **kw)
    n = m.noise(scale, 3)
    dark = tuple(c * (1 - spread) for c in color)
    light = tuple(min(1, c * (1 + spread)) for c in color)
    m.set(Base_Color=m.ramp(n, [(0.3, dark), (0.7, light)]))
    m.set(Roughness=m.ramp(n, [(0.3, max(0.03, rough * 0.8)), (0.7, min(1.0, rough * 1.2))]))
    if bump:
        m.bump(m.noise(scale * 4, 3), bump, 0.002)
    return m


def varied(name, colors, rough=0.5, **kw):
    """Another colour of the list for each object."""
    m = Material(name, colors[0], rough, **kw)
    stops = [(i / max(1, len(colors) - 1), c) for i, c in enumerate(colors)]
    shade = m.ramp(m.per_object(), stops)
    m.set(Base_Color=m.mix(m.ramp(m.noise(60, 2), [(0.3, 0.0), (0.7, 0.35)]), shade, tuple(c * 0.6 for c in colors[0])))
    return m


def wood(name, dark, light, rough=0.42, plank=0.14, axis='X', gap=True, coat=0.0, grain=1.0):
    """Planks along an axis: growth rings stretched along the grain, pores, darker joints."""
    m = Material(name, light, rough, coat=coat)
    along = {'X': (0.07, 1, 1), 'Y': (1, 0.07, 1), 'Z': (1, 1, 0.07)}[axis]
    vec = m.coords
    if plank:
        sep = m.node('SeparateXYZ', {0: m.coords})
        across = sep.outputs['Y' if axis == 'X' else 'X']
        number = m.calc('FLOOR', m.calc('DIVIDE', across, plank))
        hop = m.node('TexWhiteNoise', {'W': number}, noise_dimensions='1D').outputs['Color']
        vec = m.node('VectorMath', {0: m.coords, 1: hop}, operation='ADD').outputs[0]
    flow = m.stretch(along, vec=vec)
    rings = m.wave(9 * grain, 14, 2, axis='Y' if axis != 'Y' else 'X', vec=flow, warp_scale=1.4)
    streak = m.noise(55 * grain, 4, 0.6, 0.0, flow)
    pores = m.noise(420, 1, 0.5, 0, m.stretch(tuple(a * 0.5 if a < 1 else 1 for a in along), vec=vec))
    body = m.mix(0.55, rings, streak)
    mid = tuple((a + b) / 2 for a, b in zip(dark, light))
    color = m.ramp(body, [(0.22, dark), (0.5, mid), (0.78, light)])
    color = m.mix(m.ramp(pores, [(0.36, 0.55), (0.46, 0.0)]), color, tuple(c * 0.45 for c in dark))
    if plank:
        shade = m.node('TexWhiteNoise', {'W': number}, noise_dimensions='1D').outputs['Value']
        color = m.mix(m.calc('MULTIPLY', shade, 0.45), color, tuple(c * 0.62 for c in mid), 'MIX')
        if gap:
            phase = m.calc('FRACT', m.calc('DIVIDE', across, plank))
            joint = m.calc('LESS_THAN', m.calc('MINIMUM', phase, m.calc('SUBTRACT', 1.0, phase)), 0.0013 / plank)
            color = m.mix(joint, color, tuple(c * 0.12 for c in dark))
    m.set(Base_Color=color, Roughness=m.ramp(streak, [(0.3, rough * 0.8), (0.7, min(1.0, rough * 1.3))]))
    m.bump(m.noise(1, 1, vec=m.stretch(tuple(a * 300 for a in along), vec=vec)), 0.2, 0.0008)
    return m


def marble(name, rough=0.14, base=(0.86, 0.85, 0.84), vein=(0.33, 0.33, 0.35), scale=1.0):
    m = Material(name, base, rough)
    bent = m.node('VectorMath', {0: m.coords, 1: m.node('TexNoise', {'Scale': 3 * scale, 'Detail': 3.0}).outputs['Color']}, operation='ADD').outputs[0]
    lines = m.calc('ABSOLUTE', m.calc('SUBTRACT', m.noise(2.6 * scale, 5, 0.55, 0, bent), 0.5))
    fine = m.calc('ABSOLUTE', m.calc('SUBTRACT', m.noise(7.5 * scale, 4, 0.5, 0, bent), 0.5))
    cloud = m.ramp(m.noise(2.2 * scale, 3, vec=bent), [(0.35, tuple(c * 0.86 for c in base)), (0.65, base)])
    color = m.mix(m.ramp(lines, [(0.0, 0.75), (0.035, 0.22), (0.11, 0.0)]), cloud, vein)
    color = m.mix(m.ramp(fine, [(0.0, 0.3), (0.02, 0.0)]), color, vein)
    m.set(Base_Color=color, Roughness=m.ramp(m.noise(40, 1), [(0.3, rough * 0.7), (0.7, rough * 1.4)]))
    return m


def plaster(name, color, rough=0.85, relief=0.5, scale=1.0):
    """Lime plaster or concrete: clouds, trowel marks, pores."""
    m = Material(name, color, rough, spec=0.3)
    cloud = m.noise(5 * scale, 5, 0.6)
    m.set(Base_Color=m.ramp(cloud, [(0.28, tuple(c * 0.82 for c in color)), (0.72, tuple(min(1, c * 1.08) for c in color))]))
    trowel = m.noise(16 * scale, 4, 0.65)
    pits = m.ramp(m.voronoi(95 * scale), [(0.04, 0.0), (0.16, 1.0)])
    rare = m.ramp(cloud, [(0.56, 1.0), (0.64, 0.0)])
    m.bump(m.mix(0.35, trowel, m.mix(rare, pits, (1, 1, 1))), relief, 0.004)
    return m


def tiles(name, color, grout, width=0.1, height=0.1, joint=0.0035, rough=0.12, shift=0.5, spread=0.1):
    """Glazed wall tiles in the plane x, z of the object."""
    m = Material(name, color, rough)
    sep = m.node('SeparateXYZ', {0: m.coords})
    flat = m.node('CombineXYZ', {0: sep.outputs['X'], 1: sep.outputs['Z'], 2: 0.0}).outputs[0]
    brick = m.node('TexBrick', {
        'Vector': flat, 'Scale': 1.0, 'Mortar Size': joint, 'Mortar Smooth': 0.35, 'Brick Width': width, 'Row Height': height,
        'Color1': color, 'Color2': tuple(c * (1 - spread) for c in color), 'Mortar': grout, 'Bias': 0.0}, offset=shift)
    m.set(Base_Color=brick.outputs['Color'])
    m.set(Roughness=m.ramp(brick.outputs['Fac'], [(0.0, rough), (1.0, 0.8)]))
    under = m.bump(m.calc('SUBTRACT', 1.0, brick.outputs['Fac']), 0.9, 0.003)
    m.bump(m.noise(14, 1), 0.12, 0.01, under)
    return m


def weave(name, color, threads=900, rough=0.95, relief=0.6, sheen=0.3, slub=0.12):
    """Linen or cotton: two sets of threads with slubs."""
    m = Material(name, color, rough, spec=0.15, sheen=sheen)
    warp = m.wave(threads / 6.28, 1.2, 2, 'X', warp_scale=0.02)
    weft = m.wave(threads / 6.28, 1.2, 2, 'Y', warp_scale=0.02)
    slubs = m.mix(0.5, m.noise(1, 4, vec=m.stretch((700, 22, 22))), m.noise(1, 4, vec=m.stretch((22, 700, 22))))
    m.set(Base_Color=m.ramp(slubs, [(0.36, tuple(c * (1 - 2 * slub) for c in color)), (0.62, tuple(min(1, c * (1 + slub)) for c in color))]))
    m.bump(m.mix(0.9, m.mix(0.5, warp, weft), slubs), relief, 0.0006)
    return m


def leaf(name, dark, light, rough=0.42, through=0.35, yellow=None):
    """Leaf green that changes from leaf to leaf and shines through."""
    m = Material(name, light, rough)
    stops = [(0.0, dark), (0.8, light)] + ([(1.0, yellow)] if yellow else [])
    shade = m.ramp(m.per_object(), stops)
    m.set(Base_Color=m.mix(m.ramp(m.noise(50, 2), [(0.3, 0.0), (0.7, 0.4)]), shade, tuple(c * 0.55 for c in dark)))
    return m.translucent(through)


def glass(name, color=(1, 1, 1), rough=0.0):
    """Thin glass without refraction: mirror at grazing angles, clear otherwise; makes no caustics."""
    m = Material(name, color)
    clear = m.node('BsdfTransparent', {'Color': color})
    shine = m.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': rough})
    edge = m.node('LayerWeight', {'Blend': 0.22}).outputs['Fresnel']
    both = m.node('MixShader', {0: m.calc('MULTIPLY', edge, 0.9), 1: clear.outputs[0], 2: shine.outputs[0]})
    m.tree.links.new(both.outputs[0], m.tree.nodes['Material Output'].inputs['Surface'])
    return m


def glow(name, color, strength):
    m = Material(name, color)
    light = m.node('Emission', {'Color': color, 'Strength': strength})
    m.tree.links.new(light.outputs[0], m.tree.nodes['Material Output'].inputs['Surface'])
    return m
