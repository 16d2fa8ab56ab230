import { createRandom, hash } from '../../image/random.js'
import type { Rgb } from '../../image/color.js'
import { hardnessByHand, shownAs } from '../../layout/light.js'
import { placeByHand } from '../../layout/place.js'
import { defaultScene } from '../entries.js'
import { shareOf } from '../goods/size_of.js'
import { castGobo } from '../gobo.js'
import type { Plane } from '../../image/raster.js'
import type { LightPlanes } from '../light_planes.js'
import { ownSide } from '../light_side.js'
import { placeProduct, type ProductLayer } from '../product_layer.js'
import { reflectProduct } from '../reflection.js'
import { relight } from '../relight.js'
import type { RenderOptions, SceneLayers } from '../render_scene.js'
import type { ChosenSet, Scene } from '../scene.js'
import type { Stance } from '../stance.js'
import { castShadows, lightLeft } from '../shadows.js'
import { cropFor, type Crop } from './crop.js'
import { layOver, surfaceIn } from './lay_table.js'
import { readFloor } from './read_floor.js'
import { readLight, readTint, tintLight } from './read_light.js'
import { findSet, type SetData, type SetView } from './set_data.js'
import { standsOn } from './stands_on.js'
import { varySet, type Variation } from './vary.js'

/** Metres that a product is high in a set unless the words say closer or farther. */
const USUAL_SHARE = 0.94

/** Most that a set is enlarged for a small product. */
const CLOSEST = 1.18

/** What is known of the picture and of how the product stands in its photo. */
export type StandingOptions = RenderOptions & { stance: Stance }

/** Light on a white card at the standing point, in the picture. */
const EXPOSURE = 0.92

/**
 * A path-traced set around the product: key light and the rest are mixed as the prompt asks, what can be painted is
 * painted, and the product's shadows take away of each what they really would.
 */
export async function laySet(
  scene: Scene,
  chosen: ChosenSet,
  options: StandingOptions,
  pause: () => Promise<void>
): Promise<SceneLayers> {
  const { width, height, seed } = options
  const random = createRandom(hash('set', seed))
  const set = findSet(chosen.name)
  const view = viewOf(set, options)
  const mirrored = isMirrored(view, chosen, options, random)
  const varied = varySet(set.name, view.tintColors ?? {}, random)
  const aside = mirrored ? -varied.aside : varied.aside
  const crop = cropFor(view, width, height, zoomFor(view, options, varied), aside)
  const wanted = { crop, width, height, mirrored }

  const key = await readLight(set, view, 'key', wanted)
  const fill = await readLight(set, view, 'fill', wanted)
  for (const [surface, color] of Object.entries({
    ...varied.walls,
    ...paintsFor(view, chosen),
  })) {
    const where = await readTint(set, view, surface, wanted)
    for (const part of [key, fill]) tintLight(part, where, view.tintColors![surface]!, color)
    await pause()
  }
  const table = view.tintColors?.table
  if (chosen.laid && table) {
    const where = await readTint(set, view, 'table', wanted)
    const colors = surfaceIn(view, chosen.laid, wanted, hash('laid', seed))
    for (const part of [key, fill]) layOver(part, where, table, colors)
    await pause()
  }
  const direction = lightDirection(view, mirrored)
  const side = direction[0] < 0 ? -1 : 1
  mixLight(key, fill, scene, chosen, side, options, varied)
  await pause()

  const { layout = {} } = options
  const usual = placeFor(view, crop, scene, options, mirrored)
  const place = placeByHand(usual, layout, options, options.cutoutSize)
  const product = await placeProduct(options, place)
  await pause()
  relight(product, productLight(view, chosen), side, view.floorColor)
  const hardness = hardnessByHand(Math.max(0, 1 - view.light.softness / 14), layout)
  const floor = await readFloor(set, view, wanted)
  shadeSet({ key, fill, floor }, product, view, direction, {
    hardness,
    shadow: layout.shadow ?? 1,
  })
  await pause()
  for (let i = 0; i < width * height; i++) {
    for (let c = 0; c < 3; c++) key[c]!.data[i]! += fill[c]!.data[i]!
  }
  const mirror = 0.34 * view.glossy * Math.max(0, 1 - 3 * view.roughness)
  reflectProduct(key, product, mirror < 0.03 ? 0 : mirror)
  return { behind: key, product, shown: shownAs(side, hardness, standsOn(floor, product)) }
}

/**
 * From above where the photo is, else at eye level: a product that is seen from the side would tilt on another floor. What stands on
 * legs that are seen from above needs a podium that is, too: at eye level the hindmost would hang in the air beside it.
 */
export function viewOf(
  set: SetData,
  { fromAbove, stance }: Pick<StandingOptions, 'fromAbove' | 'stance'>
): SetView {
  const onPodium = 'podium' in (set.views[0].tintColors ?? {})
  const wanted = fromAbove || (onPodium && stance.looksDown) ? 'high' : 'eye'
  return set.views.find(({ name }) => name === wanted) ?? set.views[0]
}

/** Closer to what is small, as far as the set's pixels allow. */
function zoomFor(
  { height, stand }: SetView,
  { tall }: RenderOptions,
  { closer }: Variation
): number {
  if (tall === null) return closer
  const share = ((tall / 100) * stand.pixelsPerMetre) / height
  return Math.min(CLOSEST, Math.max(1, shareOf(tall) / share)) * Math.sqrt(closer)
}

/** Mirrored so that the set's light comes from the side that the prompt or the product's own light asks for. */
function isMirrored(
  { light }: SetView,
  chosen: ChosenSet,
  { lightSide }: RenderOptions,
  random: () => number
): boolean {
  const flip = random() < 0.5
  const wanted = chosen.light.side ?? ownSide(lightSide)
  return wanted === null ? flip : wanted !== Math.sign(light.direction[0])
}

function lightDirection({ light }: SetView, mirrored: boolean): [number, number, number] {
  const [x, y, z] = light.direction
  return [mirrored ? -x : x, y, Math.max(0.2, z)]
}

/** Colours for those of the set's surfaces that can be painted. */
function paintsFor({ tintColors = {} }: SetView, { paints }: ChosenSet): Record<string, Rgb> {
  const out: Record<string, Rgb> = {}
  for (const { surfaces, color } of paints) {
    for (const surface of Object.keys(tintColors)) {
      if (surfaces.some((name) => surface.startsWith(name))) out[surface] = color
    }
  }
  return out
}

/** Gives both parts of the light the colours and the strengths that the words ask for. */
function mixLight(
  key: LightPlanes,
  fill: LightPlanes,
  scene: Scene,
  { light }: ChosenSet,
  side: number,
  { width, height, seed }: RenderOptions,
  varied: Variation
): void {
  const usual = defaultScene().light
  const strength = (light.exposure / usual.exposure) * EXPOSURE
  const keyGain = strength * (light.contrast / usual.contrast) ** 0.7
  const fillGain = strength * varied.fill * ((1 - light.contrast) / (1 - usual.contrast)) ** 0.7
  const gobo = scene.gobo
    ? castGobo(scene.gobo, width, height, side, light.hardness, createRandom(hash('gobo', seed)))
    : null
  for (let c = 0; c < 3; c++) {
    const keyTint = (keyGain * varied.key[c]! * light.key[c]!) / usual.key[c]!
    const fillTint = (fillGain * light.ambient[c]!) / usual.ambient[c]!
    for (let i = 0; i < width * height; i++) {
      key[c]!.data[i]! *= keyTint * (gobo ? gobo.data[i]! : 1)
      fill[c]!.data[i]! *= fillTint
    }
  }
}

/** Where the product stands, and how large it may be: inside the set's clear zone and the picture. */
function placeFor(
  { stand, clear }: SetView,
  crop: Crop,
  scene: Scene,
  { width, height, cutoutSize, tall, stance }: StandingOptions,
  mirrored: boolean
) {
  const scale = width / crop.width
  const x = (stand.x - crop.left) * scale
  const foot = Math.min(height * 0.93, (stand.y - crop.top) * scale)
  const size = scene.size / defaultScene().size
  const room = Math.min(foot - height * 0.06, (stand.y - clear.top) * scale) * USUAL_SHARE
  const wanted = (tall === null ? room * 0.86 : shareOf(tall) * height) * size
  const byHeight = Math.min(foot - height * 0.04, wanted)
  const across = Math.min((clear.right - clear.left) * scale, width * 0.8) * Math.min(1.15, size)
  const high = Math.min(byHeight, (across * cutoutSize.height) / cutoutSize.width)
  return {
    x: mirrored ? width - x : x,
    foot: Math.min(height * 0.93, foot + stance.lift * high),
    height: high,
    width: (high * cutoutSize.width) / cutoutSize.height,
  }
}

function productLight({ light }: SetView, chosen: ChosenSet): Scene['light'] {
  const usual = defaultScene().light
  const tinted = (own: Rgb, wanted: Rgb, from: Rgb): Rgb => [
    (own[0] * wanted[0]) / from[0],
    (own[1] * wanted[1]) / from[1],
    (own[2] * wanted[2]) / from[2],
  ]
  return {
    ...chosen.light,
    key: tinted(light.keyColor, chosen.light.key, usual.key),
    ambient: tinted(light.fillColor, chosen.light.ambient, usual.ambient),
    exposure: chosen.light.exposure / usual.exposure,
  }
}

/** The product hides the key light where its shadow falls, and the sky around its foot. */
function shadeSet(
  { key, fill, floor }: { key: LightPlanes; fill: LightPlanes; floor: Plane },
  product: ProductLayer,
  { camera }: SetView,
  [x, y, z]: readonly [number, number, number],
  { hardness, shadow }: { hardness: number; shadow: number }
): void {
  const { contact, around, cast } = castShadows(product, {
    lean: Math.max(-1.6, Math.min(1.6, x / z)),
    flat: flatness((-y / z) * Math.sin((camera.pitch * Math.PI) / 180)),
    hardness,
    floorFrom: 0,
    tilt: Math.sin((camera.pitch * Math.PI) / 180),
  })
  for (let i = 0; i < cast.data.length; i++) {
    const here = floor.data[i]!
    const open =
      lightLeft(0.76 * shadow * contact.data[i]!) *
      lightLeft(0.44 * shadow * around.data[i]! * here)
    const lit = open * lightLeft(0.92 * shadow * cast.data[i]! * here)
    if (open > 0.999 && lit > 0.999) continue
    for (let c = 0; c < 3; c++) {
      key[c]!.data[i]! *= lit
      fill[c]!.data[i]! *= open
    }
  }
}

/** A shadow is never quite a line. */
function flatness(flat: number): number {
  const least = 0.06
  if (Math.abs(flat) >= least) return Math.max(-0.5, Math.min(0.5, flat))
  return flat < 0 ? -least : least
}
