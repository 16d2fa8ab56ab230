"""Things that stand at the sides of a set; each is built standing on its loc."""
import math

from mathutils import Quaternion, Vector

import materials as mt
import shapes as sh

VASES = {
    'bottle': [(0.0, 0), (0.035, 0), (0.045, 0.01), (0.05, 0.05), (0.04, 0.1), (0.016, 0.135), (0.012, 0.17), (0.016, 0.19)],
    'round': [(0.0, 0), (0.03, 0), (0.055, 0.02), (0.068, 0.06), (0.058, 0.1), (0.03, 0.125), (0.024, 0.14), (0.03, 0.15)],
    'tall': [(0.0, 0), (0.04, 0), (0.046, 0.01), (0.055, 0.12), (0.05, 0.2), (0.034, 0.24), (0.036, 0.26)],
    'pot': [(0.0, 0), (0.04, 0), (0.043, 0.005), (0.055, 0.09), (0.06, 0.092), (0.06, 0.108)],
    'bowl': [(0.0, 0), (0.028, 0), (0.03, 0.006), (0.06, 0.025), (0.082, 0.055), (0.088, 0.07)],
    'cup': [(0.0, 0), (0.022, 0), (0.027, 0.005), (0.038, 0.03), (0.041, 0.06), (0.042, 0.068)],
    'jug': [(0.0, 0), (0.04, 0), (0.05, 0.015), (0.058, 0.07), (0.048, 0.13), (0.04, 0.165), (0.045, 0.19)],
}


def vessel(kind, material, loc, scale=1.0, wall=0.003, fill=None):
    """A turned vessel with walls; fill is the material of what it holds up to the brim."""
    outer = sh.rounded(VASES[kind])
    inner = [(max(0.0005, r - wall), max(wall, z)) for r, z in reversed(outer) if r > wall]
    ob = sh.lathe(kind, outer + [(outer[-1][0] - wall / 2, outer[-1][1] + wall * 0.6)] + inner + [(0.0, wall)], material, loc, angle=60)
    ob.scale = (scale,) * 3
    if fill:
        top = outer[-1]
        sh.lathe('fill', [(0.0, top[1] - 0.008), (top[0] - wall, top[1] - 0.012)], fill, loc).scale = (scale,) * 3
    return ob


def book(loc, size, cover, paper, turn=0.0, standing=False, tilt=0.0):
    """A book lying at loc (or standing with its spine to the camera); size = (width, depth, thickness)."""
    w, d, t = size
    rot = (0, 0, turn) if not standing else (0, 0, turn)
    parts = []

    def cuboid(x0, x1, y0, y1, z0, z1):
        v = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        parts.append((v, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]))
    b = 0.0025
    cuboid(-w / 2, w / 2, -d / 2, d / 2, 0, b)
    cuboid(-w / 2, w / 2, -d / 2, d / 2, t - b, t)
    cuboid(-w / 2, w / 2, -d / 2, -d / 2 + b, b, t - b)
    me = sh.join('cover', parts, cover, False)
    parts.clear()
    cuboid(-w / 2 + 0.004, w / 2 - 0.004, -d / 2 + b, d / 2 - 0.004, b, t - b)
    inside = sh.join('pages', parts, paper, False)
    for m in (me, inside):
        ob = sh.bevel(sh.add('book', m, None, loc, rot), 0.0012, 2)
        if standing:
            # spine towards the camera, cover upright
            ob.rotation_euler = (0, math.radians(90 + tilt), math.radians(turn))
            ob.location = (loc[0] - t / 2, loc[1], loc[2] + w / 2)


def paper(name='pages'):
    m = mt.plain(name, (0.82, 0.77, 0.67), 0.9)
    sheets = m.noise(1, 2, vec=m.stretch((2, 2, 1400)))
    m.set(Base_Color=m.ramp(sheets, [(0.35, (0.6, 0.55, 0.46)), (0.6, (0.86, 0.82, 0.73))]))
    return m


def jar(loc, radius, height, glass, content, lid, level=0.75):
    """A storage jar: clear wall, content, lid."""
    e = 0.006
    sh.lathe('jar', [(0, 0), (radius - e, 0), (radius, e), (radius, height - e), (radius - e, height)], glass, loc)
    sh.disc('content', radius - 0.003, height * level, content, (loc[0], loc[1], loc[2] + 0.003), 0.003)
    sh.disc('lid', radius - 0.003, 0.018, lid, (loc[0], loc[1], loc[2] + height - 0.004), 0.003)


def candle(loc, radius, height, wax, flame=None):
    sh.lathe('candle', [(0, 0), (radius, 0), (radius, height - 0.003), (radius - 0.003, height), (radius * 0.7, height - 0.003), (0, height - 0.006)], wax, loc)
    sh.tube('wick', [(loc[0], loc[1], loc[2] + height - 0.006), (loc[0] + 0.001, loc[1], loc[2] + height + 0.008)], 0.0007, mt.plain('wick', (0.05, 0.04, 0.03), 0.9))
    if flame:
        sh.lathe('flame', sh.rounded([(0.0005, 0), (0.0045, 0.007), (0.0035, 0.016), (0.0005, 0.03)]), flame, (loc[0], loc[1], loc[2] + height + 0.003), steps=16)


def bauble(loc, radius, material, cap):
    x, y, z = loc
    sh.ball('bauble', radius, material, (x, y, z + radius), rows=32)
    sh.lathe('cap', [(0, 0.012), (0.006, 0.012), (0.007, 0.0)], cap, (x + radius * 0.35, y - radius * 0.1, z + radius * 1.9), (10, 22, 0), 24)


def gift(loc, size, wrap, ribbon, turn=0.0):
    """A wrapped box with a ribbon both ways and a bow."""
    w, d, h = size
    sh.box('gift', size, wrap, loc, (0, 0, turn), 0.003)
    sh.box('ribbon', (w + 0.002, 0.016, h + 0.002), ribbon, (loc[0], loc[1], loc[2] - 0.0005), (0, 0, turn), 0.001)
    sh.box('ribbon', (0.016, d + 0.002, h + 0.002), ribbon, (loc[0], loc[1], loc[2] - 0.0005), (0, 0, turn), 0.001)
    for a in (20, 160, 65, 205, 250, 320):
        loop, r = [], 0.03
        for k in range(17):
            t = math.pi * 2 * k / 16
            loop.append((r * (1 - math.cos(t)) * 0.75, 0.011 * math.sin(t), 0.011 * math.sin(t) + 0.012 * (1 - math.cos(t))))
        verts, faces = [], []
        for k, p in enumerate(loop):
            verts += [(p[0], p[1] - 0.007, p[2]), (p[0], p[1] + 0.007, p[2])]
            if k:
                faces.append((2 * k - 2, 2 * k - 1, 2 * k + 1, 2 * k))
        sh.add('bow', sh.mesh('bow', verts, faces, ribbon), None, (loc[0], loc[1], loc[2] + h), (0, 0, a + turn))


def towel_roll(loc, radius, length, material, turn=0.0):
    """A rolled towel: a spiral of thick cloth lying along X."""
    n, turns, thick = 140, radius / 0.011, 0.0105
    verts, faces = [], []
    for k in range(n + 1):
        t = k / n
        a, r = 2 * math.pi * turns * t, radius * (0.08 + 0.92 * t)
        for s in range(13):
            x = length * (s / 12 - 0.5)
            for side in (0, 1):
                rr = r - side * thick
                verts.append((x * (1 - 0.02 * math.sin(a)), rr * math.cos(a), rr * math.sin(a)))
    for k in range(n):
        for s in range(12):
            for side in (0, 1):
                i, j = (k * 13 + s) * 2 + side, ((k + 1) * 13 + s) * 2 + side
                faces.append((i, i + 2, j + 2, j) if side == 0 else (j, j + 2, i + 2, i))
        for s in (0, 12):
            i, j = (k * 13 + s) * 2, ((k + 1) * 13 + s) * 2
            faces.append((i, j, j + 1, i + 1) if s == 0 else (i + 1, j + 1, j, i))
    sh.add('towel', sh.mesh('towel', verts, faces, material), None, (loc[0], loc[1], loc[2] + radius), (0, 0, turn))


def folded(loc, size, material, layers=3, turn=0.0):
    """A stack of folded cloth with soft round edges."""
    h = size[2] / layers
    for i in range(layers):
        ob = sh.box('fold', (size[0] * (1 - 0.02 * (i % 2)), size[1], h * 0.98), material, (loc[0], loc[1], loc[2] + i * h), (0, 0, turn + 1.5 * (i % 2)), 0)
        b = sh.bevel(ob, h * 0.46, 5).modifiers
        b[0].limit_method = 'NONE'


def bottle(loc, radius, height, material, cap=None):
    """A round-shouldered bottle with a cap."""
    r, h = radius, height
    profile = sh.rounded([(0, 0), (r * 0.92, 0), (r, 0.006), (r, h * 0.62), (r * 0.8, h * 0.74), (r * 0.36, h * 0.8), (r * 0.33, h * 0.9)], 6)
    sh.lathe('bottle', profile, material, loc)
    if cap:
        sh.disc('cap', r * 0.4, h * 0.14, cap, (loc[0], loc[1], loc[2] + h * 0.86), 0.002, 32)


def scallop(loc, size, material, rot=(0, 0, 0)):
    """A scallop shell: a ribbed fan, domed."""
    verts, faces, n, m = [], [], 60, 12
    for i in range(n + 1):
        a = math.radians(-72 + 144 * i / n)
        for k in range(m + 1):
            u = k / m
            r = u * (1 - 0.18 * abs(a) ** 2 / 1.6) + 0.02 * u * math.cos(a * 24)
            dome = 0.42 * math.sin(math.pi * (u * 0.8 + 0.2)) * math.cos(a * 1.2) ** 0.8 if abs(a) < 1.25 else 0
            verts.append((size * r * math.sin(a), size * r * math.cos(a), size * (dome + 0.035 * u * math.cos(a * 24))))
    for i in range(n):
        faces += [(i * (m + 1) + k, (i + 1) * (m + 1) + k, (i + 1) * (m + 1) + k + 1, i * (m + 1) + k + 1) for k in range(m)]
    ob = sh.add('shell', sh.mesh('shell', verts, faces, material), None, loc, rot)
    solid = ob.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = size * 0.03
    return ob


def snail(loc, size, material, rot=(0, 0, 0), turns=4.5, tall=1.3):
    """A spiral shell."""
    verts, faces, n, m = [], [], int(turns * 28), 14
    for i in range(n + 1):
        t = i / n
        a, k = 2 * math.pi * turns * t, math.exp(-2.6 * (1 - t))
        centre = Vector((0.55 * k * math.cos(a), 0.55 * k * math.sin(a), tall * (1 - k)))
        for s in range(m):
            b = 2 * math.pi * s / m
            r = 0.46 * k * (1 + 0.03 * math.sin(9 * b))
            verts.append(tuple(size * (centre + Vector((r * math.cos(b) * math.cos(a), r * math.cos(b) * math.sin(a), r * 1.1 * math.sin(b))))))
    for i in range(n):
        faces += [(i * m + s, i * m + (s + 1) % m, (i + 1) * m + (s + 1) % m, (i + 1) * m + s) for s in range(m)]
    return sh.add('snail', sh.mesh('snail', verts, faces, material), None, loc, rot)


def cone(loc, size, material, rot=(0, 0, 0)):
    """A pine cone of scales on a spiral."""
    parts = []
    for i in range(110):
        t, a = i / 110, 2.39996 * i
        r = size * 0.3 * math.sin(math.pi * (0.12 + 0.83 * t)) ** 0.8
        up, out = size * t, Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-math.sin(a), math.cos(a), 0)) * size * 0.085 * (1.15 - t)
        base = out * r * 0.3 + Vector((0, 0, up))
        tip = out * r + Vector((0, 0, up + size * 0.09))
        thick = Vector((0, 0, size * 0.025))
        v = [base - side, base + side, tip + side * 0.8, tip - side * 0.8, base + thick, tip + thick * 1.4]
        parts.append(([tuple(p) for p in v], [(0, 1, 2, 3), (0, 3, 5, 4), (4, 5, 2, 1), (3, 2, 5)]))
    return sh.add('cone', sh.join('cone', parts, material, False), None, loc, rot)


def window(stage, target, distance=1.6, size=(0.9, 1.2), panes=(2, 3), bar=0.03, frame=0.8, shift=(0, 0)):
    """A dark frame with panes between the key light and the target, out of the picture: light falls in as through a window."""
    dark = mt.plain('window', (0.02, 0.02, 0.02), 1)
    centre = stage.toward_light(distance, target)
    turn = stage.to_light.to_track_quat('Z', 'Y')
    bars = []
    w, h = size

    def slab(x0, x1, y0, y1):
        bars.append(([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)]))
    for i in range(1, panes[0]):
        x = w * (i / panes[0] - 0.5)
        slab(x - bar / 2, x + bar / 2, -h / 2, h / 2)
    for i in range(1, panes[1]):
        y = h * (i / panes[1] - 0.5)
        slab(-w / 2, w / 2, y - bar / 2, y + bar / 2)
    slab(-w / 2 - frame, -w / 2, -h / 2 - frame, h / 2 + frame)
    slab(w / 2, w / 2 + frame, -h / 2 - frame, h / 2 + frame)
    slab(-w / 2, w / 2, h / 2, h / 2 + frame)
    slab(-w / 2, w / 2, -h / 2 - frame, -h / 2)
    ob = sh.add('window', sh.join('window', bars, dark, False))
    ob.rotation_mode = 'QUATERNION'
    ob.rotation_quaternion = turn
    ob.location = centre + turn @ Vector((shift[0], shift[1], 0))
    ob.visible_camera = ob.visible_glossy = False
    return ob


def leaf_shadow(stage, mesh, target, distance=0.9, count=3, size=1.0, turn=0.0, seed=1, spread=0.25, shift=(0, 0)):
    """Fronds or leaves between the key light and the target, out of the picture."""
    rnd = sh.seeded(seed)
    facing = stage.to_light.to_track_quat('Z', 'Y')
    centre = stage.toward_light(distance, target)
    for i in range(count):
        a = math.radians(turn + 38 * (i - (count - 1) / 2) + rnd.uniform(-8, 8))
        ob = sh.add('gobo', mesh)
        ob.rotation_mode = 'QUATERNION'
        ob.rotation_quaternion = facing @ Quaternion((0, 0, 1), a) @ Quaternion((0, 1, 0), rnd.uniform(-0.4, 0.4))
        ob.location = centre + facing @ Vector((shift[0] + rnd.uniform(-spread, spread) * 0.3, shift[1] + rnd.uniform(-spread, spread) * 0.3, 0))
        ob.scale = (size * rnd.uniform(0.85, 1.1),) * 3
        ob.visible_camera = ob.visible_glossy = False
