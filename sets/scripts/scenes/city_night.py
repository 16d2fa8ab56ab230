"""A wet stone ledge over a city at night, its lights out of focus."""
import materials as mt
import shapes as sh

ABOUT = {
    'title': 'Ledge over the lights of a city',
    'words': ['night', 'city', 'street', 'urban', 'downtown', 'skyline', 'lights', 'bokeh', 'evening', 'rooftop'],
    'mood': ['dark', 'urban', 'elegant', 'cool'],
}


def build(stage):
    rnd = sh.seeded('city')
    stage.softbox(207, 42, 1.5, (0.6, 0.6), 34, (1, 0.88, 0.74))
    stage.softbox(-20, 30, 1.6, (0.5, 0.9), 13, (0.45, 0.65, 1), (0, 0, 0.1), False)
    stage.world((0.05, 0.08, 0.17), (0.16, 0.17, 0.26), (0.04, 0.04, 0.05), 0.45)
    stage.camera(2.6)
    stone = mt.plaster('stone', (0.13, 0.13, 0.14), 0.3, 0.4, 1.6)
    stone.set(Roughness=stone.ramp(stone.noise(7, 4, 0.6), [(0.38, 0.06), (0.66, 0.42)]))
    sh.box('ledge', (3, 0.9, 0.06), stone, (0, -0.13, -0.06), edge=0.006)
    dark = mt.plain('houses', (0.02, 0.022, 0.03), 0.6)
    hues = [mt.glow('lamp%d' % k, c, s) for k, (c, s) in enumerate((((1, 0.62, 0.27), 4), ((1, 0.75, 0.48), 3.4), ((1, 0.3, 0.16), 3.4), ((0.4, 0.68, 1), 3.4), ((0.75, 0.35, 1), 3), ((0.9, 0.95, 1), 3.6)))]
    lamp = [sh.mesh('lamp', [(-1, 0, -1), (1, 0, -1), (1, 0, 1), (-1, 0, 1)], [(0, 1, 2, 3)], h) for h in hues]
    x = -9.0
    while x < 9:
        w, y, h = rnd.uniform(0.8, 1.7), rnd.uniform(14, 24), rnd.uniform(0.6, 6)
        sh.box('house', (w, 1.0, h + 6), dark, (x, y, -6), edge=0)
        for _ in range(int(5 + 5 * h)):
            ob = sh.add('window', lamp[rnd.choice((0, 0, 0, 1, 1, 5, 3))], None, (x + rnd.uniform(-0.45, 0.45) * w, y - 0.6, rnd.uniform(-4.5, h)), scale=rnd.uniform(0.05, 0.1))
            ob.visible_diffuse = False
        x += w * rnd.uniform(0.8, 1.1)
    for _ in range(60):
        y = rnd.uniform(6, 16)
        ob = sh.add('street', lamp[rnd.choice((0, 1, 2, 2, 3, 4, 5))], None, (rnd.uniform(-0.3, 0.3) * y, y, rnd.uniform(-0.09, -0.02) * y), scale=rnd.uniform(0.03, 0.055) * y / 8)
        ob.visible_diffuse = False
    # Streets far below, which are all that a camera sees that looks down.
    for _ in range(150):
        y = rnd.uniform(5, 13)
        ob = sh.add('below', lamp[rnd.choice((0, 0, 1, 1, 2, 3, 5))], None, (rnd.uniform(-0.3, 0.3) * y, y, rnd.uniform(-0.62, -0.14) * y), (40, 0, 0), rnd.uniform(0.025, 0.045) * y / 8)
        ob.visible_diffuse = False
    return {'roughness': 0.16}
