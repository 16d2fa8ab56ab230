import type { Plane } from '../../image/raster.js'
import type { ProductLayer } from '../product_layer.js'

/** Whether a product has the set's floor below at least half of its foot, as far as that is in the picture. */
export function standsOn(floor: Plane, { ground }: Pick<ProductLayer, 'ground'>): boolean {
  let touching = 0
  let onFloor = 0
  for (let x = 0; x < floor.width; x++) {
    if (!ground.touches[x]) continue
    const row = Math.min(floor.height - 1, Math.round(ground.row[x]!))
    touching++
    onFloor += floor.data[row * floor.width + x]!
  }
  return onFloor >= touching / 2
}
