import { LAYOUT_BOUNDS, type Layout, withinBounds } from '#engine/layout/layout'

/** Where a product stands, as a layout says it. */
export type ProductPlace = Required<Pick<Layout, 'x' | 'foot' | 'height'>>

/** Sides of a product's box, in shares of the picture. */
export interface ProductBox {
  left: number
  top: number
  width: number
  height: number
}

/** Share of the picture that an arrow key moves the product; with Shift held five times that. */
const STEP = 0.01
const LARGE_STEP = 5
/** Factor on its height for a press of + or -. */
const GROWTH = 1.05

/** What it covers at a place. @param across its width by its height, both in shares of the picture */
export function boxAt({ x, foot, height }: ProductPlace, across: number): ProductBox {
  const width = across * height
  return { left: x - width / 2, top: foot - height, width, height }
}

/** @param dx share of the picture's width, `dy` of its height */
export function movedBy({ x, foot, height }: ProductPlace, dx: number, dy: number): ProductPlace {
  return withinBounds({ x: x + dx, foot: foot + dy, height })
}

/** Grown from its foot, at most to the picture's width. */
export function grownBy(place: ProductPlace, factor: number, across: number): ProductPlace {
  const most = Math.min(LAYOUT_BOUNDS.height[1], 1 / across)
  return withinBounds({ ...place, height: Math.min(most, place.height * factor) })
}

/** Where a key moves the product, or null where it means nothing here. */
export function movedByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  place: ProductPlace,
  across: number
): ProductPlace | null {
  const step = shiftKey ? STEP * LARGE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
      return movedBy(place, -step, 0)
    case 'ArrowRight':
      return movedBy(place, step, 0)
    case 'ArrowUp':
      return movedBy(place, 0, -step)
    case 'ArrowDown':
      return movedBy(place, 0, step)
    case '+':
    case '=':
      return grownBy(place, GROWTH, across)
    case '-':
    case '_':
      return grownBy(place, 1 / GROWTH, across)
    default:
      return null
  }
}
