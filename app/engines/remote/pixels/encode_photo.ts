import sharp from 'sharp'
import { EngineError } from '../../engine_error.js'

/**
 * A photo as models take it: upright sRGB JPEG without metadata.
 * @param longest longest side in pixels; smaller photos keep their size
 * @throws EngineError `invalid_input` when it cannot be read
 */
export async function encodePhoto(bytes: Uint8Array, longest: number): Promise<Buffer> {
  try {
    return await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toBuffer()
  } catch (cause) {
    throw new EngineError('picture_damaged', {}, { cause })
  }
}

/** Size of a picture as it is seen, in pixels. */
export async function uprightSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient
    return { width, height }
  } catch (cause) {
    throw new EngineError('picture_damaged', {}, { cause })
  }
}
