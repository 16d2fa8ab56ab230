import type { Fidelity } from '../contract/output.js'
import { between, createRandom, hash, type Random } from '../image/random.js'
import type { Box, Plane, Raster } from '../image/raster.js'
import type { Rgb } from '../image/color.js'
import type { Layout } from '../layout/layout.js'
import { hardnessByHand, shownAs, type Shown } from '../layout/light.js'
import { placeByHand } from '../layout/place.js'
import { defaultScene } from './entries.js'
import { shareOf } from './goods/size_of.js'
import { BACKDROPS, wallOf } from './backdrops.js'
import { frame, raiseTo, type Camera } from './camera.js'
import { coverWall } from './cover_wall.js'
import { fidelityOf } from './fidelity_of.js'
import { finish } from './finish.js'
import { drawGround } from './ground.js'
import { createLight, type LightPlanes } from './light_planes.js'
import { ownSide } from './light_side.js'
import { darkenSeam, drawSweep, lightSet, varyLight } from './light_set.js'
import { MIRRORING } from './materials.js'
import { drawPodium, onTop, type Podium } from './podium.js'
import { compositeProduct, dimEdge, placeProduct, type ProductLayer } from './product_layer.js'
import { reflectProduct } from './reflection.js'
import { relight } from './relight.js'
import type { Scene } from './scene.js'
import type { Spill } from '../train/spill.js'
import { castShadows, lightLeft } from './shadows.js'
import { stanceOf } from './stance.js'
import { laySet } from './sets/lay_set.js'
import { snowfall } from './snowfall.js'

/** L* of a photo's background from which on it shines in the product's edge. */
const BRIGHT_PHOTO = 60

/** Rows of the floor for as many of product, which is how flatly the camera sees it: at eye level and from above. */
const FLATTENED = 0.24
const FROM_ABOVE = 0.42

export interface RenderOptions {
  /** The product, trimmed to its outline, with alpha. */
  cutout: Uint8Array
  /** Factors on its linear light. */
  gain: Rgb
  /** Taken off its colours before that. */
  spill?: Spill | null
  /** L* of the photo's background, if it is known. */
  photoLight?: number
  /** Pixels of the cut-out. */
  cutoutSize: { width: number; height: number }
  /** Height of the product in centimetres, or null when nobody knows. */
  tall: number | null
  /** Whether it is known to stand on floors and on no table. */
  onFloor?: boolean
  /** Side that the product's own light comes from, -1 left to 1 right. */
  lightSide: number
  /** Whether the photo looks down on the product. */
  fromAbove: boolean
  width: number
  height: number
  seed: number
  /** Where it stands, and what its shadow is like, by hand. The scene is in its light already. */
  layout?: Layout
}

/** A picture before the product is laid over its set. */
export interface SceneLayers {
  /** The set with the product's shadows and mirror image, in linear light. */
  behind: LightPlanes
  /** The product in its place, lit like the set. */
  product: ProductLayer
  /** What came of what a layout can say, other than the place. */
  shown: Shown
}

/** A rendered picture. */
export interface Rendered {
  picture: Raster
  /** The product's. */
  alpha: Plane
  /** Measures how far the product is from its cut-out. */
  fidelity: () => Fidelity | null
  /** Pixels in which the cut-out lies. */
  place: Box
  shown: Shown
}

/**
 * Renders a set in linear light and puts the product into it: floor and backdrop, light and its pattern, podium, shadows,
 * mirror image, product, camera. The same inputs give the same pixels.
 *
 * @param pause called between the steps
 */
export async function renderScene(
  scene: Scene,
  options: RenderOptions,
  pause: () => Promise<void>
): Promise<Rendered> {
  const { behind, product, shown } = await layScene(scene, options, pause)
  if ((options.photoLight ?? 0) > BRIGHT_PHOTO) dimEdge(behind, product)
  compositeProduct(behind, product, scene.backdrop.name === 'neon' ? 0.7 : 0.32)
  if (scene.snowfall) snowfall(behind, createRandom(hash('snowfall', options.seed)))
  await pause()
  const picture = finish(behind, hash('grain', options.seed))
  await pause()
  const { alpha, left, top, right, bottom } = product
  const place = { left, top, right, bottom }
  return { picture, alpha, fidelity: () => fidelityOf(picture, product), place, shown }
}

/**
 * The set and the product lit for it, not yet put together.
 *
 * @param pause called between the steps
 */
export async function layScene(
  asked: Scene,
  options: RenderOptions,
  pause: () => Promise<void>
): Promise<SceneLayers> {
  const stance = await stanceOf(options.cutout, options.onFloor ?? false)
  if (asked.set) return laySet(asked, asked.set, { ...options, stance }, pause)
  const { width, height, seed } = options
  const random = createRandom(hash('set', seed))
  const scene = { ...asked, light: varyLight(asked.light, random) }
  const chance = random() < 0.6 ? -1 : 1
  const side = scene.light.side ?? ownSide(options.lightSide) ?? chance
  const { layout = {} } = options
  const deep = 2 * stance.lift * (layout.height ?? wantedSize(scene, options)) * height
  const usual = frame(options, scene.podium !== null, deep)
  const place = placeByHand(
    placement(scene, usual, options, random),
    layout,
    options,
    options.cutoutSize
  )
  const camera = raiseTo(place.foot, usual, deep)
  const picture = createLight(width, height)

  if (scene.sweep) drawSweep(picture, camera, scene, createRandom(hash('sweep', seed)))
  else {
    const { backdrop, ground } = scene
    const wall = wallOf(picture, camera.seam)
    BACKDROPS[backdrop.name](wall, backdrop.color, createRandom(hash('backdrop', seed)))
    coverWall(wall, backdrop, hash('wall', seed))
    await pause()
    drawGround(picture, camera, ground, seed)
    darkenSeam(picture, camera)
  }
  await pause()
  const product = await placeProduct(options, place)
  await pause()
  const podium = scene.podium ? podiumUnder(product, place, camera) : null
  if (podium && scene.podium) drawPodium(picture, podium, scene.podium, side, scene.light.contrast)
  lightSet(picture, camera, scene, side, seed)
  await pause()
  relight(product, scene.light, side, scene.podium ?? scene.ground.color)
  const flat = options.fromAbove ? FROM_ABOVE : FLATTENED
  const sun = { side, flat, random: createRandom(hash('sun', seed)) }
  const hardness = hardnessByHand(scene.light.hardness, layout)
  shadeFloor(
    picture,
    product,
    scene,
    { ...sun, hardness, shadow: layout.shadow ?? 1 },
    podium,
    camera
  )
  await pause()
  reflectProduct(picture, product, podium ? 0.03 : MIRRORING[scene.ground.name])
  return { behind: picture, product, shown: shownAs(side, hardness, true) }
}

/** Share of the picture's height that the product is to take. */
function wantedSize(scene: Scene, { tall }: Pick<RenderOptions, 'tall'>): number {
  return tall === null ? scene.size : shareOf(tall) * (scene.size / defaultScene().size)
}

function placement(
  scene: Scene,
  { standing }: Camera,
  { width, height, cutoutSize, tall }: RenderOptions,
  random: () => number
) {
  const room = standing - height * 0.07
  const size = wantedSize(scene, { tall }) * between(random, 0.95, 1.06)
  const byHeight = Math.min(room, height * size)
  const byWidth =
    width * Math.min(0.66, Math.max(size, 0.5) * 1.15) * (cutoutSize.height / cutoutSize.width)
  return {
    x: width * (0.5 + between(random, -0.06, 0.06)),
    foot: standing,
    height: Math.min(byHeight, byWidth),
    width: (Math.min(byHeight, byWidth) * cutoutSize.width) / cutoutSize.height,
  }
}

/** Seen as much from above as the product's foot is, so that all of it finds room. */
function podiumUnder(
  { ground }: ProductLayer,
  { x, foot, width }: { x: number; foot: number; width: number },
  camera: Camera
): Podium {
  const rx = Math.max(width * 0.78, camera.width * 0.2)
  const rows = ground.row.filter((_, column) => ground.touches[column]! > 0)
  const deep = foot - Math.min(foot, ...rows, ...ground.feet.map(({ row }) => row))
  const ry = Math.max(rx * 0.2, deep * 0.9)
  return { x, y: foot - Math.max(ry * 0.3, deep / 2), rx, ry, height: camera.height * 0.12 }
}

interface Shading {
  side: number
  flat: number
  random: Random
  hardness: number
  /** As in {@link Layout}. */
  shadow: number
}

function shadeFloor(
  picture: LightPlanes,
  product: ProductLayer,
  scene: Scene,
  { side, flat, random, hardness, shadow }: Shading,
  podium: Podium | null,
  camera: Camera
): void {
  const { contrast } = scene.light
  const { width, height } = camera
  const floorFrom = scene.sweep ? camera.seam - height * 0.08 : camera.seam
  const { contact, around, cast } = castShadows(product, {
    lean: between(random, 0.4, 0.9) * side,
    flat: flat * between(random, 0.7, 1.2),
    hardness,
    floorFrom,
    tilt: flat,
  })
  // Shadows keep some of the surface's warmth: they are lit by what the surface throws back.
  const tint = [0.96, 0.98, 1]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const onSurface = podium ? onTop(podium, x, y) : 1
      if (onSurface === 0) continue
      const shade =
        lightLeft(0.76 * shadow * contact.data[i]!) *
        lightLeft(0.42 * shadow * around.data[i]!) *
        lightLeft((0.25 + 0.5 * contrast) * shadow * cast.data[i]!)
      for (let c = 0; c < 3; c++) {
        picture[c]!.data[i]! *= 1 - (1 - shade) * onSurface * tint[c]!
      }
    }
  }
}
