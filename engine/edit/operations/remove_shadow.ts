import { JobError } from '../../contract/job_error.js'
import { applyAlpha } from '../../cutout/matting.js'
import { blur } from '../../image/blur.js'
import { encodeLight, LINEAR } from '../../image/color.js'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'
import type { OperationContext, WithProduct } from '../editable.js'
import { fitSurface, valueAt } from './surface.js'

/** Mean error of the fitted light, in parts of it, above which a background is not plain. */
const PLAIN = 0.09

/** Share of light around the surface's over which lifting sets in. */
const BEND = 0.06

/** Most that light is multiplied by. */
const MOST = 12

/**
 * Lifts the shadow of the product off a plain background: the light that falls on it is a smooth surface, fitted to
 * what is not darker than its surroundings; where the picture is darker it is brightened up to the surface, its texture kept.
 *
 * @throws JobError `invalid_input` when the background is not plain
 */
export async function removeShadow(
  picture: WithProduct,
  { checkpoint }: OperationContext
): Promise<WithProduct> {
  const { raster, product } = picture
  const near = blur(product, Math.max(raster.width, raster.height) / 300)
  const outside = mapPlane(product, (i) => (near.data[i]! < 0.05 ? 1 : 0))
  const light = [0, 1, 2].map((c) => mapPlane(product, (i) => LINEAR[raster.data[i * 3 + c]!]!))
  const surfaces = light.map((plane) => fitSurface(plane, outside))
  await checkpoint()
  if (Math.max(...surfaces.map(({ error }) => error)) > PLAIN) {
    throw new JobError('shadow_unclear')
  }
  const { width, height } = raster
  const gains: Plane[] = []
  for (const [c, plane] of light.entries()) {
    const smooth = smoothOutside(plane, near)
    const gain = createPlane(width, height)
    for (let y = 0, i = 0; y < height; y++) {
      for (let x = 0; x < width; x++, i++) {
        const lit = valueAt(surfaces[c]!.coefficients, x / width, y / height)
        gain.data[i] = Math.min(MOST, liftBy(lit / Math.max(0.003, smooth.data[i]!) - 1))
      }
    }
    gains.push(gain)
    await checkpoint()
  }
  const clean = applyAlpha(raster, product)
  const data = Uint8Array.from(raster.data)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const alpha = product.data[i]!
      if (alpha === 1) continue
      // Beside the product a pixel shows some of it, or the darkest line of the shadow: the surface takes its place.
      const edge = Math.min(1, near.data[i]! / 0.25)
      for (let c = 0; c < 3; c++) {
        const lit = valueAt(surfaces[c]!.coefficients, x / width, y / height)
        const lifted = light[c]!.data[i]! * gains[c]!.data[i]!
        const behind = lifted + (lit - lifted) * edge
        const own = LINEAR[clean.data[i * 4 + c]!]!
        data[i * 3 + c] = Math.round(encodeLight(behind + (own - behind) * alpha))
      }
    }
  }
  return { ...picture, raster: { ...raster, data } }
}

/** Light averaged over a few pixels outside the product: noise is not taken for shadow. */
function smoothOutside(light: Plane, near: Plane): Plane {
  const sigma = Math.max(light.width, light.height) / 400
  const weight = mapPlane(light, (i) => Math.max(0.001, 1 - 4 * near.data[i]!))
  const sum = blur(
    mapPlane(light, (i) => light.data[i]! * weight.data[i]!),
    sigma
  )
  const total = blur(weight, sigma)
  return mapPlane(light, (i) => sum.data[i]! / total.data[i]!)
}

/** Factor for light that lacks a share: nothing where more is there than should be, and no bend between that is seen as a line. */
function liftBy(lack: number): number {
  if (lack <= -BEND) return 1
  return 1 + (lack >= BEND ? lack : (lack + BEND) ** 2 / (4 * BEND))
}
