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
}

/** The point of the floor that a pixel shows, in widths of the picture at the product. */
export function floorPoint(
  { width, vanishing, standing }: Camera,
  x: number,
  y: number
): { u: number; v: number; depth: number; footprint: number } {
  const depth = (standing - vanishing) / Math.max(1, y - vanishing)
  return {
    u: ((x - width / 2) / width) * depth,
    v: 1.2 * depth,
    depth,
    footprint: depth / width,
  }
}
