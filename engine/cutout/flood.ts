import { createPlane, type Plane } from '../image/raster.js'

/** The part of a mask that can be reached from outside it through pixels that `may` be walked. 1 = reached. */
export function floodFromOutside(mask: Plane, may: (index: number) => boolean): Plane {
  const { width, height, data } = mask
  const reached = createPlane(width, height)
  const stack: number[] = []
  const reach = (i: number) => {
    if (!(data[i]! > 0) || reached.data[i]! > 0 || !may(i)) return
    reached.data[i] = 1
    stack.push(i)
  }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, i = y * width + 1; x < width - 1; x++, i++) {
      const inside =
        data[i - 1]! > 0 && data[i + 1]! > 0 && data[i - width]! > 0 && data[i + width]! > 0
      if (!inside) reach(i)
    }
  }
  for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
    const x = i % width
    if (x > 0) reach(i - 1)
    if (x < width - 1) reach(i + 1)
    reach(i - width)
    reach(i + width)
  }
  return reached
}
