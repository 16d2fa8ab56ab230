"""Camera, light, passes and measurements that every set shares."""
import math

import bpy
from mathutils import Vector

VIEWS = {'eye': 8.0, 'high': 27.0}  # degrees the camera looks down
STAND_ROW = 0.75  # where the standing point appears, as a share of the height
LENS = 68.0  # mm on a sensor of 36 mm
SENSOR = 36.0
REACH = 0.95  # metres from the lens to the standing point


class Stage:
    """A clean scene with a camera; sets hang their key light, world and props on it."""

    def __init__(self, view, size, samples):
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = bpy.context.scene
        self.view, self.size = view, size
        self.focal = size * LENS / SENSOR
        self.pitch = VIEWS[view]
        self.softness = 0.5
        self.metres = 1.0  # of the world in one unit of the scene
        self.to_light = Vector((0, 0, 1))
        render = self.scene.render
        render.engine = 'CYCLES'
        render.resolution_x = render.resolution_y = size
        render.resolution_percentage = 100
        render.threads_mode = 'AUTO'
        cycles = self.scene.cycles
        cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
        cycles.use_adaptive_sampling = False
        cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
        cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 2
        cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 3.0, 24.0
        cycles.caustics_reflective = cycles.caustics_refractive = False
        self.scene.world = bpy.data.worlds.new('world')
        self.scene.world.use_nodes = True
        layer = self.scene.view_layers[0]
        layer.lightgroups.add().name = 'key'
        self.camera()

    def camera(self, fstop=2.8, focus=0.0):
        """Aims so that the standing point lies centred at STAND_ROW; focus is metres behind that point."""
        below = math.degrees(math.atan((STAND_ROW - 0.5) * self.size / self.focal))
        down = math.radians(self.pitch + below)
        data = bpy.data.cameras.get('camera') or bpy.data.cameras.new('camera')
        ob = bpy.data.objects.get('camera')
        if not ob:
            ob = bpy.data.objects.new('camera', data)
            bpy.context.collection.objects.link(ob)
        data.lens, data.sensor_width, data.clip_start, data.clip_end = LENS, SENSOR, 0.02, 2000
        ob.location = (0, -REACH * math.cos(down), REACH * math.sin(down))
        ob.rotation_euler = (math.radians(90 - self.pitch), 0, 0)
        # The lens blur is made from the depth picture afterwards: a pinhole needs far fewer samples.
        self.lens = {'focal': LENS, 'sensor': SENSOR, 'fstop': fstop, 'focus': REACH * math.cos(math.radians(below)) + focus}
        self.scene.camera = ob
        self.cam = ob

    def sun(self, azimuth, height, strength=4.0, color=(1, 0.93, 0.84), softness=1.5):
        """Key light from far away. Azimuth in degrees from the camera's right (0) over behind the set (90) to its left (180)."""
        a, h = math.radians(azimuth), math.radians(height)
        self.to_light = Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)))
        light = bpy.data.lights.new('key', 'SUN')
        light.energy, light.color, light.angle = strength, color, math.radians(softness)
        self.softness = softness
        ob = bpy.data.objects.new('key', light)
        bpy.context.collection.objects.link(ob)
        ob.rotation_euler = self.to_light.to_track_quat('Z', 'Y').to_euler()
        ob.lightgroup = 'key'
        return ob

    def softbox(self, azimuth, height, distance=1.6, size=(0.8, 0.8), power=30.0, color=(1, 0.96, 0.9), target=(0, 0, 0.1), key=True):
        """An area light around the standing point, angles as for sun()."""
        a, h = math.radians(azimuth), math.radians(height)
        way = Vector((math.cos(a) * math.cos(h), math.sin(a) * math.cos(h), math.sin(h)))
        light = bpy.data.lights.new('softbox', 'AREA')
        light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', *size, power, color
        ob = bpy.data.objects.new('softbox', light)
        bpy.context.collection.objects.link(ob)
        ob.location = Vector(target) + way * distance
        ob.rotation_euler = way.to_track_quat('Z', 'Y').to_euler()
        if key:
            ob.lightgroup = 'key'
            self.to_light = ob.location.normalized()
            self.softness = math.degrees(2 * math.atan(math.sqrt(size[0] * size[1]) / 2 / distance))
        return ob

    def world(self, top=(0.75, 0.85, 1.0), horizon=(1, 0.97, 0.92), ground=(0.4, 0.36, 0.32), strength=0.6):
        """Light from all around: a gradient from the ground over the horizon to the top."""
        tree = self.scene.world.node_tree
        back = tree.nodes['Background']
        sep = tree.nodes.new('ShaderNodeSeparateXYZ')
        coords = tree.nodes.new('ShaderNodeTexCoord')
        ramp = tree.nodes.new('ShaderNodeValToRGB')
        half = tree.nodes.new('ShaderNodeMath')
        half.operation = 'MULTIPLY_ADD'
        half.inputs[1].default_value = half.inputs[2].default_value = 0.5
        tree.links.new(coords.outputs['Generated'], sep.inputs[0])
        tree.links.new(sep.outputs['Z'], half.inputs[0])
        tree.links.new(half.outputs[0], ramp.inputs[0])
        tree.links.new(ramp.outputs[0], back.inputs['Color'])
        stops = ramp.color_ramp.elements
        stops.new(0.5)
        for stop, position, color in zip(stops, (0.46, 0.51, 0.8), (ground, horizon, top)):
            stop.position, stop.color = position, (*color, 1)
        back.inputs['Strength'].default_value = strength
        self.scene.world.cycles.sampling_method = 'MANUAL'
        self.scene.world.cycles.sample_map_resolution = 128

    def toward_light(self, distance, target=(0, 0, 0)):
        """A point between a target and the key light, for leaves or bars that cast their shadow there."""
        return Vector(target) + self.to_light * distance

    # Passes

    def passes(self):
        """Turns on what the finishing step reads and registers the masks of tinted materials."""
        layer = self.scene.view_layers[0]
        layer.use_pass_combined = layer.use_pass_z = layer.use_pass_diffuse_color = True
        layer.cycles.denoising_store_passes = True
        surfaces = sorted({m['tint'] for m in bpy.data.materials if 'tint' in m})
        for surface in surfaces:
            aov = layer.aovs.add()
            aov.name, aov.type = 'tint_' + surface, 'VALUE'
        return surfaces

    def shoot(self, path, seed=0):
        image = self.scene.render.image_settings
        image.file_format, image.color_depth, image.exr_codec = 'OPEN_EXR_MULTILAYER', '32', 'NONE'
        self.scene.cycles.seed = seed
        self.scene.render.filepath = path
        bpy.ops.render.render(write_still=True)

    def shoot_probe(self, path):
        """A white card flat on the standing point, seen from above: the light that falls there."""
        scene = self.scene
        white = bpy.data.materials.new('probe')
        white.use_nodes = True
        bsdf = white.node_tree.nodes['Principled BSDF']
        bsdf.inputs['Base Color'].default_value = (1, 1, 1, 1)
        bsdf.inputs['Specular'].default_value, bsdf.inputs['Roughness'].default_value = 0.0, 1.0
        me = bpy.data.meshes.new('probe')
        s = 0.06
        me.from_pydata([(-s, -s, 0.004), (s, -s, 0.004), (s, s, 0.004), (-s, s, 0.004)], [], [(0, 1, 2, 3)])
        me.materials.append(white)
        card = bpy.data.objects.new('probe', me)
        bpy.context.collection.objects.link(card)
        data = bpy.data.cameras.new('probe')
        data.type, data.ortho_scale, data.clip_start = 'ORTHO', 0.1, 0.01
        eye = bpy.data.objects.new('probe_eye', data)
        bpy.context.collection.objects.link(eye)
        eye.location = (0, 0, 0.1)
        scene.camera = eye
        scene.render.resolution_x = scene.render.resolution_y = 16
        samples, scene.cycles.samples = scene.cycles.samples, 96
        self.shoot(path)
        scene.cycles.samples = samples
        scene.render.resolution_x = scene.render.resolution_y = self.size
        scene.camera = self.cam
        bpy.data.objects.remove(card)

    def facts(self):
        """Geometry of the view in pixels and metres, from the camera itself."""
        matrix = self.cam.matrix_world.inverted()

        def pixel(point):
            p = matrix @ Vector(point)
            return self.size / 2 + self.focal * p.x / -p.z, self.size / 2 - self.focal * p.y / -p.z, -p.z
        bpy.context.view_layer.update()
        x, y, distance = pixel((0, 0, 0))
        clear = pixel((-0.14, 0, 0)), pixel((0.14, 0, 0))
        per_metre = self.focal / distance
        return {
            'name': self.view, 'width': self.size, 'height': self.size,
            'camera': {'height': round(self.cam.location.z * self.metres, 4), 'pitch': self.pitch, 'focal': round(self.focal, 2),
                       'horizon': round(self.size / 2 - self.focal * math.tan(math.radians(self.pitch)), 1),
                       'centre': [self.size / 2, self.size / 2]},
            'stand': {'x': round(x, 1), 'y': round(y, 1), 'pixelsPerMetre': round(per_metre * math.cos(math.radians(self.pitch)) / self.metres, 1)},
            'clear': {'left': round(clear[0][0]), 'right': round(clear[1][0]), 'top': round(y - 0.6 * self.size),
                      'bottom': round(min(self.size * 0.82, y + 0.05 * self.size))},
            'light': {'direction': [round(v, 4) for v in self.to_light.normalized()], 'softness': round(self.softness, 1)},
        }

