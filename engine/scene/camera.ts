import { shareOf } from './goods/size_of.js'
import { smoothstep } from './light_planes.js'

/** The view on the set. Rows are in pixels from the top. */
export interface Camera {
  width: number
  height: number
  /** Row of the line between floor and wall. */
  seam: number
  /** Row in which the floor would vanish. */
  vanishing: number
  /** Row on which the product stands; the floor's scale is 1 there. */
  standing: number
  /** Size of the floor's pattern, against that of the picture's width. */
  scale: number
}

/** What a camera is to show. */
interface View {
  width: number
  height: number
  /** Height of the product in centimetres, or null when nobody knows. */
  tall: number | null
  /** Whether the product is seen from above: then more of its floor is. */
  fromAbove: boolean
}

/** More of the floor, as a share of the picture's height, where it is seen from above. */
const MORE_FROM_ABOVE = 0.13

/** Centimetres across a picture, at the product, for which the materials are drawn. */
const USUAL_ACROSS = 36

/** Times the depth of a product's feet that the floor goes on behind the foremost of them. */
const BEHIND = 1.35

/**
 * Where the lines of a drawn set lie. The wider the format, the lower the product may stand; what is large shows more of its
 * floor.
 *
 * @param deep rows of the picture from the product's foremost foot to its hindmost
 */
export function frame(
  { width, height, tall, fromAbove }: View,
  onPodium: boolean,
  deep = 0
): Camera {
  const standing = height * (onPodium ? 0.7 : width > height ? 0.86 : 0.82)
  const across = tall === null ? USUAL_ACROSS : (tall / shareOf(tall)) * (width / height)
  const scale = Math.min(2.6, Math.max(0.7, across / USUAL_ACROSS))
  const more = 0.1 * smoothstep(1.2, 2, scale) + (fromAbove ? MORE_FROM_ABOVE : 0)
  const usual = height * (onPodium ? 0.14 : 0.19 + more)
  const seam = standing - Math.max(usual, BEHIND * deep)
  return { width, height, seam, standing, vanishing: seam - height * 0.14, scale }
}

/** Rows of floor that are left behind a product that was moved up, as a share of the picture's height. */
const LEAST_BEHIND = 0.07

/** The same view, with its floor so far up that a product on row `foot`, whose feet are `deep`, stands on it. */
export function raiseTo(foot: number, camera: Camera, deep: number): Camera {
  const behind = Math.max(camera.height * LEAST_BEHIND, BEHIND * deep)
  const rows = Math.max(0, camera.seam + behind - foot)
  return {
    ...camera,
    seam: camera.seam - rows,
    standing: camera.standing - rows,
    vanishing: camera.vanishing - rows,
  }
}

/** What a row of the picture shows of the floor; lengths are in widths of the picture at the product. */
export interface FloorRow {
  /** How far it is away; 1 at the product. */
  depth: number
  /** How far into the floor it lies. */
  v: number
  /** Width of a pixel: column `x` shows the floor `x - width / 2` times as far to the right of its middle. */
  footprint: number
}

/** The strip of the floor that row `y` shows. */
export function floorRow({ width, vanishing, standing, scale }: Camera, y: number): FloorRow {
  const depth = (standing - vanishing) / Math.max(1, y - vanishing)
  return { depth, v: 1.2 * depth * scale, footprint: (depth / width) * scale }
}
