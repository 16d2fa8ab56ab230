import { ciede2000 } from '#engine/fidelity/ciede2000'
import { type Rgb, toLab } from '#engine/image/color'

const toUnit = ([r, g, b]: Rgb): Rgb => [r / 255, g / 255, b / 255]

/** How different two colours look (CIEDE2000); values of sRGB from 0 to 255. */
export function colorDistance(one: Rgb, other: Rgb): number {
  return ciede2000(toLab(toUnit(one)), toLab(toUnit(other)))
}
