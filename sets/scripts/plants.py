"""Leaves, branches, ferns, firs, flowers and dried grasses, built from a few shared meshes."""
import math

from mathutils import Matrix, Vector

import shapes

OUTLINES = {
    'oval': lambda u: math.sin(math.pi * u ** 0.85) ** 0.9,
    'lance': lambda u: math.sin(math.pi * u ** 0.6) ** 1.1,
    'round': lambda u: math.sqrt(max(0.0, 1 - (2 * u - 1) ** 2)),
    'heart': lambda u: math.sin(math.pi * min(1, (u + 0.06) / 1.06) ** 0.55) ** 0.8,
    'petal': lambda u: math.sin(math.pi * min(1.0, u * 0.86 + 0.02)) ** 0.6 * u ** 0.35,
}


def leaf_part(length, width, outline='oval', droop=0.3, fold=0.25, twist=0.0, n=12):
    """(verts, faces) of a leaf from the origin along +Y, bent down by droop and folded at the midrib."""
    verts, faces = [], []
    for i in range(n + 1):
        u = i / n
        a = droop * u * 1.4
        y = length * u * math.cos(a * 0.6)
        z = -length * u * math.sin(a * 0.6) * 0.9
        w = OUTLINES[outline](u) * width / 2
        for s in (-1, -0.5, 0, 0.5, 1):
            lift = fold * w * abs(s) * (1 - 0.3 * abs(s)) + twist * s * w * math.sin(u * 9)
            verts.append((w * s, y, z + lift))
    for i in range(n):
        faces += [(i * 5 + k, i * 5 + k + 1, (i + 1) * 5 + k + 1, (i + 1) * 5 + k) for k in range(4)]
    return verts, faces


def leaf_mesh(name, material, length, width, outline='oval', **kw):
    return shapes.mesh(name, *leaf_part(length, width, outline, **kw), material)


def moved(part, matrix):
    return [tuple(matrix @ Vector(v)) for v in part[0]], part[1]


def aim(at, direction, roll=0.0, scale=1.0):
    """Matrix that turns +Y into direction at a point."""
    q = Vector(direction).to_track_quat('Y', 'Z')
    return Matrix.Translation(at) @ q.to_matrix().to_4x4() @ Matrix.Rotation(roll, 4, 'Y') @ Matrix.Scale(scale, 4)


def place(name, mesh, matrix):
    ob = shapes.add(name, mesh)
    ob.matrix_world = matrix
    return ob


def branch(name, points, stem, leaf, rnd, count=16, start=0.15, spread=55, size=(0.7, 1.1), radius=0.002, whorl=2):
    """A twig with leaves set around it (eucalyptus, olive, any houseplant shoot)."""
    shapes.tube(name, points, radius, stem, 6, 0.4)
    n = len(points)
    for i in range(count):
        t = start + (1 - start) * i / max(1, count - 1)
        k = min(n - 2, int(t * (n - 1)))
        p = Vector(points[k]).lerp(Vector(points[k + 1]), t * (n - 1) - k)
        d = (Vector(points[k + 1]) - Vector(points[k])).normalized()
        side = d.orthogonal().normalized()
        for w in range(whorl):
            out = Matrix.Rotation(math.pi * (2 * w / whorl) + (i % 2) * math.pi / 2 + rnd.uniform(-0.4, 0.4), 3, d) @ side
            lean = math.radians(spread * (1 - 0.5 * t) + rnd.uniform(-12, 12))
            way = d * math.cos(lean) + out * math.sin(lean)
            place(name, leaf, aim(p, way, rnd.uniform(-0.4, 0.4), rnd.uniform(*size) * (1 - 0.35 * t)))


def frond_mesh(name, material, length, leaflet, pairs=22, droop=0.9, width=0.16, outline='lance', gap=0.0):
    """A fern or palm frond in one mesh: leaflets in pairs along a drooping midrib from the origin along +Y."""
    spine = [(0, length * t * math.cos(droop * t * 0.6), -length * t * math.sin(droop * t * 0.6) * 0.7) for t in (i / 20 for i in range(21))]
    parts = [shapes.tube_part(spine, length * 0.006, 5, 0.2)]
    for i in range(pairs):
        t = 0.1 + gap + (0.88 - gap) * i / (pairs - 1)
        k = min(19, int(t * 20))
        p, d = Vector(spine[k]).lerp(Vector(spine[k + 1]), t * 20 - k), (Vector(spine[k + 1]) - Vector(spine[k])).normalized()
        size = leaflet * math.sin(math.pi * (0.12 + 0.86 * t) ** 0.75)
        for s in (-1, 1):
            way = (d * 0.55 + Vector((s, 0, -0.08))).normalized()
            parts.append(moved(leaf_part(size, size * width, outline, 0.35, 0.2, n=5), aim(p, way, 0)))
    return shapes.join(name, parts, material)


def fir_mesh(name, needle, bark, rnd, length=0.16, count=260):
    """A fir twig along +Y: a stem full of needles, thickest above and at the sides."""
    parts = []
    for i in range(count):
        t = i / count
        a = rnd.uniform(-2.0, 2.0)
        way = Vector((math.sin(a), 0.75 + 0.8 * t, math.cos(a) * 0.75)).normalized()
        size = length * 0.13 * rnd.uniform(0.75, 1.1) * (1 - 0.35 * t)
        v = [(-0.0006, 0, 0), (0.0006, 0, 0), (0, 0, 0.0009), (-0.0006, size * 0.7, 0), (0.0006, size * 0.7, 0), (0, size * 0.7, 0.0008), (0, size, 0)]
        f = [(0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5), (3, 4, 6), (4, 5, 6), (5, 3, 6)]
        parts.append(moved((v, f), aim((0, length * t * 0.97, 0), way, rnd.uniform(0, 3))))
    me = shapes.join(name, parts, needle)
    me.materials.append(bark.data)
    return me


def fir_branch(name, twigs, bark, at, direction, rnd, length=0.4, side=0.5, pairs=6, droop=0.15):
    """A fir branch: the main shoot with side twigs in pairs."""
    d = Vector(direction).normalized()
    across = d.cross(Vector((0, 0, 1))).normalized()
    pts = [Vector(at) + d * length * t - Vector((0, 0, droop * length * t * t)) for t in (i / 12 for i in range(13))]
    shapes.tube(name, pts, 0.0035 * length / 0.4, bark, 6, 0.3)
    unit = 0.16
    for i in range(pairs * 2):
        t = 0.04 + 0.86 * i / (pairs * 2)
        k = min(11, int(t * 12))
        for s in (-1, 1):
            reach = length * side * (1 - t) + 0.05
            way = (d * 0.75 + across * s * rnd.uniform(0.6, 0.9) + Vector((0, 0, rnd.uniform(-0.12, 0.12)))).normalized()
            place(name, rnd.choice(twigs), aim(pts[k], way, rnd.uniform(-0.3, 0.3), max(0.4, reach / unit * 0.8)))
    for t in (0.0, 0.25, 0.5, 0.72):
        place(name, rnd.choice(twigs), aim(pts[int(t * 12)], d, 0, max(0.5, length * 0.32 / unit)))


def bush(name, leaf, centre, radius, count, rnd, size=(0.7, 1.3), flat=1.0):
    """A cloud of leaves for trees and hedges that the lens blurs."""
    for _ in range(count):
        v = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized() * radius * rnd.random() ** 0.45
        v.z *= flat
        way = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 0.6)))
        place(name, leaf, aim(Vector(centre) + v, way, rnd.uniform(0, 6), rnd.uniform(*size)))


def potted(name, leaf, stem, at, rnd, count=22, height=0.25, spread=0.16, size=(0.7, 1.15)):
    """Stalks that rise from a pot, each with one leaf."""
    base = Vector(at)
    for i in range(count):
        a = 2.4 * i + rnd.uniform(-0.3, 0.3)
        r = spread * ((i + 0.5) / count) ** 0.7 * rnd.uniform(0.7, 1.1)
        top = base + Vector((r * math.cos(a), r * math.sin(a), height * (1 - 0.55 * (i / count) ** 1.5) * rnd.uniform(0.75, 1.05)))
        mid = base + Vector((r * 0.25 * math.cos(a), r * 0.25 * math.sin(a), (top.z - base.z) * 0.65))
        shapes.tube(name, shapes.bend(base, mid, top, 7), 0.0013, stem, 5, 0.6)
        way = Vector((math.cos(a), math.sin(a), rnd.uniform(-0.1, 0.55)))
        place(name, leaf, aim(top, way, rnd.uniform(-0.4, 0.4), rnd.uniform(*size)))


def flower_mesh(name, petal, heart, size, rings=1, petals=5, cup=0.3, outline='petal', width=0.95):
    """An open flower facing +Z of one or more rings of petals around a heart."""
    parts, n = [], 0
    for r in range(rings):
        k = r / max(1, rings)
        length = size * (1 - 0.55 * k)
        for i in range(petals):
            a = 2 * math.pi * (i + 0.5 * (r % 2)) / petals + r * 0.3
            lift = cup + 0.95 * k
            m = Matrix.Rotation(a, 4, 'Z') @ Matrix.Translation((0, size * 0.05, size * 0.04 * r)) @ Matrix.Rotation(lift, 4, 'X')
            parts.append(moved(leaf_part(length, length * width, outline, -0.5 if rings > 1 else 0.35, 0.32, 0.05, 8), m))
    me = shapes.join(name, parts, petal)
    n = len(me.polygons)
    centre = [((size * 0.13 * math.cos(a) * math.cos(b)), size * 0.13 * math.sin(a) * math.cos(b), size * (0.08 + 0.12 * math.sin(b)))
              for b in (0, 0.5, 1.0, 1.5) for a in (2 * math.pi * k / 10 for k in range(10))]
    faces = [(r * 10 + k, r * 10 + (k + 1) % 10, (r + 1) * 10 + (k + 1) % 10, (r + 1) * 10 + k) for r in range(3) for k in range(10)]
    verts = [tuple(v.co) for v in me.vertices]
    base = len(verts)
    allfaces = [tuple(p.vertices) for p in me.polygons] + [tuple(i + base for i in f) for f in faces]
    whole = shapes.mesh(name, verts + centre, allfaces, petal)
    whole.materials.append(heart.data)
    for p in whole.polygons[n:]:
        p.material_index = 1
    return whole


def plume_mesh(name, material, rnd, length=0.22, width=0.045, hairs=900):
    """A pampas or reed plume along +Y of fine drooping hairs."""
    parts = []
    for _ in range(hairs):
        t = rnd.random()
        w = width * math.sin(math.pi * (0.08 + 0.9 * t) ** 0.8)
        a = rnd.uniform(0, 6.283)
        p = Vector((0, length * t * 0.85, 0))
        q = p + Vector((w * math.cos(a), length * 0.16, w * math.sin(a) - 0.2 * w)) * rnd.uniform(0.5, 1.1)
        m = (p + q) / 2 + Vector((w * 0.18 * math.cos(a), 0, w * 0.18 * math.sin(a)))
        s = Vector((0.0005, 0, 0.0004))
        parts.append(([tuple(p - s), tuple(p + s), tuple(m + s), tuple(m - s), tuple(q)], [(0, 1, 2, 3), (3, 2, 4)]))
    return shapes.join(name, parts, material)


def ear_mesh(name, material, rnd, length=0.07):
    """An ear of grain along +Y with awns."""
    parts = []
    for i in range(22):
        t, a = i / 22, 2.1 * i
        way = Vector((math.cos(a) * 0.45, 1, math.sin(a) * 0.45))
        parts.append(moved(leaf_part(0.014, 0.006, 'oval', 0.1, 0.8, n=4), aim((0, length * t, 0), way)))
        tip = Vector((0, length * t, 0)) + way.normalized() * (0.05 + 0.03 * rnd.random())
        parts.append(shapes.tube_part([(0, length * t, 0), tip], 0.0003, 3, 0.3))
    return shapes.join(name, parts, material)


def maple_mesh(name, material, rnd, size=0.08, curl=0.25):
    """A lobed autumn leaf lying flat, its edges curled."""
    rim = []
    lobes = [(-2.3, 0.45), (-1.85, 0.25), (-1.25, 0.8), (-0.78, 0.42), (0, 1.0), (0.78, 0.42), (1.25, 0.8), (1.85, 0.25), (2.3, 0.45)]
    for (a0, r0), (a1, r1) in zip(lobes, lobes[1:]):
        for k in range(6):
            t = k / 6
            r = r0 + (r1 - r0) * (t * t * (3 - 2 * t)) + 0.05 * math.sin(t * 18) * rnd.uniform(0.5, 1.2)
            rim.append((a0 + (a1 - a0) * t, r))
    rim.append(lobes[-1])
    ph = rnd.uniform(0, 6)
    verts = [(0, 0, 0)]
    for ring in (0.35, 0.7, 1.0):
        for a, r in rim:
            d = r * ring
            verts.append((size * d * math.sin(a), size * d * math.cos(a), size * curl * d * d * (0.45 + 0.55 * math.sin(3 * a + ph))))
    n = len(rim)
    faces = [(0, i + 2, i + 1) for i in range(n - 1)]
    for ring in range(2):
        b = 1 + ring * n
        faces += [(b + i, b + i + 1, b + n + i + 1, b + n + i) for i in range(n - 1)]
    part = shapes.tube_part(shapes.bend((0, 0, 0.001), (0, -size * 0.4, 0.0), (size * 0.1, -size * 0.75, size * 0.12), 6), size * 0.012, 5)
    return shapes.join(name, [(verts, faces), part], material)
