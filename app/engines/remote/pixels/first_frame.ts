import sharp from 'sharp'
import type { VideoInput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'

const SIZES = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
  '1:1': { width: 1440, height: 1440 },
} as const

/** Share of a side that may be cut off; what would lose more gets margins. */
const MOST_CUT = 0.12

/** A picture in the shape of a film: cut a little, or whole on an enlarged and blurred version of itself. */
export async function firstFrame(
  picture: Uint8Array,
  ratio: VideoInput['aspectRatio']
): Promise<Buffer> {
  const { width, height } = SIZES[ratio]
  const jpeg = { quality: 92, chromaSubsampling: '4:4:4' } as const
  try {
    const upright = await sharp(picture, { failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .toBuffer({ resolveWithObject: true })
    const shape = upright.info.width / upright.info.height / (width / height)
    const cut = 1 - Math.min(shape, 1 / shape)
    const filled = sharp(upright.data).resize(width, height, { fit: 'cover' })
    if (cut <= MOST_CUT) return await filled.jpeg(jpeg).toBuffer()
    const whole = await sharp(upright.data).resize(width, height, { fit: 'inside' }).toBuffer()
    return await sharp(await filled.blur(width / 40).toBuffer())
      .composite([{ input: whole, gravity: 'centre' }])
      .jpeg(jpeg)
      .toBuffer()
  } catch (cause) {
    throw new EngineError('invalid_input', 'This picture cannot be read; it may be damaged.', {
      cause,
    })
  }
}
