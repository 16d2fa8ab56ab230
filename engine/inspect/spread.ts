import sharp from 'sharp'

/** Pixels a side at which pictures are judged: what shows something shows it here too. */
const SIDE = 64

/** Below this a picture is of one colour to the eye: compressed even areas have .5. */
const BLANK = 1.5

/** From here on a picture shows something without doubt. */
const SHOWS = 5

/** How far the lightness of a picture's pixels spreads about its mean, in steps of 255; what is transparent counts as grey. */
export async function spreadOf(picture: string | Uint8Array): Promise<number> {
  const { channels } = await sharp(
    await sharp(picture, { failOn: 'none' })
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .resize(SIDE, SIDE, { fit: 'fill' })
      .png()
      .toBuffer()
  ).stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}

export function isBlank(spread: number): boolean {
  return spread < BLANK
}

export function showsSomething(spread: number): boolean {
  return spread >= SHOWS
}
