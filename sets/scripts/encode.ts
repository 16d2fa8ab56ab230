import sharp from 'sharp'

function srgb(v: number) {
  const c = Math.min(1, Math.max(0, v))
  return c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055
}

/** A small fixed pattern of noise, -0.5..0.5, that hides the steps of 8 bits (interleaved gradient noise, Jimenez 2014). */
function dither(i: number, width: number) {
  const v = 52.9829189 * ((0.06711056 * (i % width) + 0.00583715 * Math.floor(i / width)) % 1)
  return (v % 1) - 0.5
}

/** Writes linear light times unit, 1.0 being white, as an sRGB-encoded WebP. */
export async function writeLight(
  path: string,
  planes: Float32Array[],
  width: number,
  unit: number
) {
  const bytes = Buffer.alloc(planes[0]!.length * 3)
  planes.forEach((p, c) =>
    p.forEach(
      (v, i) =>
        (bytes[i * 3 + c] = Math.round(
          Math.min(255, Math.max(0, 255 * srgb(v * unit) + dither(i, width) * 0.9))
        ))
    )
  )
  const image = sharp(bytes, { raw: { width, height: planes[0]!.length / width, channels: 3 } })
  await image.webp({ quality: 90, smartSubsample: true, effort: 4 }).toFile(path)
}

/** Writes grey values 0..255 as a PNG of another size. */
export async function writeMask(path: string, grey: Float32Array, width: number, size: number) {
  const bytes = Buffer.from(grey.map((v) => Math.round(Math.min(255, Math.max(0, v)))))
  const image = sharp(bytes, { raw: { width, height: grey.length / width, channels: 1 } })
  await image.resize(size, size).toColourspace('b-w').png({ compressionLevel: 9 }).toFile(path)
}

/** Writes a picture to look at, developed with a film-like curve. */
export async function writeLook(path: string, planes: Float32Array[], width: number, unit: number) {
  const bytes = Buffer.alloc(planes[0]!.length * 3)
  planes.forEach((p, c) =>
    p.forEach((v, i) => (bytes[i * 3 + c] = Math.round(255 * srgb(film(v * unit * 0.9)))))
  )
  await sharp(bytes, { raw: { width, height: planes[0]!.length / width, channels: 3 } })
    .png()
    .toFile(path)
}

function film(v: number) {
  return v < 0.6 ? v : 0.6 + 0.4 * (1 - Math.exp(-(v - 0.6) / 0.4))
}
