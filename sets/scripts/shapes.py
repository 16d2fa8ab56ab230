"""Basic shapes; all sizes in metres. Each function links its object to the scene and returns it."""
import math
import random

import bpy
from mathutils import Euler, Vector, noise


def add(name, mesh, material=None, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Places a mesh (or another copy of one) in the scene; rotation in degrees."""
    ob = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(ob)
    ob.location = loc
    ob.rotation_euler = Euler([math.radians(a) for a in rot])
    ob.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    if material and not mesh.materials:
        mesh.materials.append(material.data)
    return ob


def mesh(name, verts, faces, material=None, smooth=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata(verts, [], faces)
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    if material:
        me.materials.append(material.data)
    me.update()
    return me


def join(name, parts, material, smooth=True):
    """One mesh of many (verts, faces) parts."""
    verts, faces = [], []
    for v, f in parts:
        base = len(verts)
        verts += v
        faces += [tuple(i + base for i in face) for face in f]
    return mesh(name, verts, faces, material, smooth)


def bevel(ob, width, segments=3, angle=40):
    ob.data.use_auto_smooth = True
    ob.data.auto_smooth_angle = math.radians(angle)
    if width:
        b = ob.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments, b.limit_method = width, segments, 'ANGLE'
    return ob


def box(name, size, material, loc=(0, 0, 0), rot=(0, 0, 0), edge=0.002):
    """A box standing on loc (its base centre)."""
    x, y, z = size[0] / 2, size[1] / 2, size[2]
    verts = [(sx * x, sy * y, h) for h in (0, z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return bevel(add(name, mesh(name, verts, faces, material), None, loc, rot), edge)


def lathe(name, profile, material, loc=(0, 0, 0), rot=(0, 0, 0), steps=64, angle=50):
    """A body of revolution of (radius, height) points."""
    verts, faces, n = [], [], len(profile)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    ob = add(name, mesh(name, verts, faces, material), None, loc, rot)
    return bevel(ob, 0, angle=angle)


def rounded(points, per=8):
    """Catmull-Rom curve through (radius, height) points, for smooth lathe profiles."""
    out = []
    for i in range(len(points) - 1):
        p = [Vector(points[max(0, min(len(points) - 1, k))]) for k in (i - 1, i, i + 1, i + 2)]
        for s in range(per):
            t = s / per
            out.append(0.5 * (2 * p[1] + (p[2] - p[0]) * t + (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * t * t
                              + (3 * p[1] - p[0] - 3 * p[2] + p[3]) * t ** 3))
    return [(max(0, v[0]), v[1]) for v in out] + [points[-1]]


def disc(name, radius, height, material, loc=(0, 0, 0), edge=0.004, steps=96):
    """A round slab with a softened edge."""
    e = edge
    profile = [(0.0001, 0), (radius - e, 0), (radius - e * 0.3, e * 0.3), (radius, e), (radius, height - e),
               (radius - e * 0.3, height - e * 0.3), (radius - e, height), (0.0001, height)]
    return lathe(name, profile, material, loc, steps=steps)


def ball(name, radius, material, loc=(0, 0, 0), scale=1.0, rows=24):
    profile = [(max(1e-4, radius * math.sin(math.pi * i / rows)), -radius * math.cos(math.pi * i / rows)) for i in range(rows + 1)]
    ob = lathe(name, profile, material, loc, steps=rows * 2, angle=180)
    ob.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return ob


def tube_part(points, radius, sides=8, taper=1.0):
    """(verts, faces) of a round tube through points; the radius at the end is radius * taper."""
    verts, faces, n = [], [], len(points)
    pts = [Vector(p) for p in points]
    for i, p in enumerate(pts):
        d = (pts[min(n - 1, i + 1)] - pts[max(0, i - 1)]).normalized()
        a = d.orthogonal().normalized() if i == 0 else (a - d * a.dot(d)).normalized()
        b = d.cross(a)
        r = radius * (1 + (taper - 1) * i / max(1, n - 1))
        for k in range(sides):
            t = 2 * math.pi * k / sides
            verts.append(tuple(p + r * (math.cos(t) * a + math.sin(t) * b)))
    for i in range(n - 1):
        for k in range(sides):
            m = (k + 1) % sides
            faces.append((i * sides + k, i * sides + m, (i + 1) * sides + m, (i + 1) * sides + k))
    faces += [tuple(range(sides - 1, -1, -1)), tuple(range((n - 1) * sides, n * sides))]
    return verts, faces


def tube(name, points, radius, material, sides=10, taper=1.0):
    return add(name, mesh(name, *tube_part(points, radius, sides, taper), material))


def bend(start, mid, end, n=12):
    """Points of a quadratic curve."""
    a, b, c = Vector(start), Vector(mid), Vector(end)
    return [a * (1 - t) ** 2 + 2 * b * t * (1 - t) + c * t * t for t in (i / (n - 1) for i in range(n))]


def field(name, material, x, y, nx, ny, height, loc=(0, 0, 0)):
    """A height field over x = (from, to), y = (from, to)."""
    verts = []
    for j in range(ny + 1):
        for i in range(nx + 1):
            px, py = x[0] + (x[1] - x[0]) * i / nx, y[0] + (y[1] - y[0]) * j / ny
            verts.append((px, py, height(px, py)))
    w = nx + 1
    faces = [(j * w + i, j * w + i + 1, (j + 1) * w + i + 1, (j + 1) * w + i) for j in range(ny) for i in range(nx)]
    return add(name, mesh(name, verts, faces, material), None, loc)


def hills(x, y, scale, octaves=4, seed=0.0):
    """Fractal noise around 0, about -1..1."""
    return noise.fractal(Vector((x * scale + seed, y * scale - seed, seed)), 1.0, 2.0, octaves)


def smoothstep(a, b, v):
    t = max(0.0, min(1.0, (v - a) / (b - a)))
    return t * t * (3 - 2 * t)


def pebble_mesh(name, radius, material, rnd, flat=0.6, rough=0.25, detail=4):
    """A worn stone: a ball bent by noise and flattened."""
    import bmesh
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=detail, radius=radius)
    off = Vector((rnd.random() * 50, rnd.random() * 50, rnd.random() * 50))
    stretch = Vector((rnd.uniform(0.85, 1.25), rnd.uniform(0.75, 1.1), flat * rnd.uniform(0.85, 1.15)))
    for v in bm.verts:
        k = 1 + rough * noise.fractal(v.co / radius * 0.8 + off, 1.1, 2.0, 4)
        v.co = Vector(a * b * k for a, b in zip(v.co, stretch))
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(material.data)
    return me


def scatter(name, meshes, places, rnd, lift=0.0, tilt=8, size=(0.8, 1.2)):
    """Copies of meshes lying at places [(x, y) or (x, y, z)], each turned at random."""
    out = []
    for p in places:
        z = p[2] if len(p) > 2 else 0
        s = rnd.uniform(*size)
        rot = (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, 360))
        out.append(add(name, rnd.choice(meshes), None, (p[0], p[1], z + lift * s), rot, s))
    return out


def around(rnd, n, x, y, clear_x=0.16, clear_y=(-0.25, 0.2)):
    """Random places in x, y ranges that stay out of the middle."""
    out = []
    while len(out) < n:
        px, py = rnd.uniform(*x), rnd.uniform(*y)
        if abs(px) > clear_x or not clear_y[0] < py < clear_y[1]:
            out.append((px, py))
    return out


def seeded(name):
    return random.Random(name)
