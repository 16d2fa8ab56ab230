import { join } from 'node:path'
import sharp from 'sharp'
import type { OutputFile } from '../../engine.js'
import { unbroken } from '../../built_in/built_in_engine.js'

interface Size {
  width: number
  height: number
}

/**
 * A picture that a provider made, brought to its exact size: what is too much is cut off evenly.
 * @throws EngineError `provider_down` when it is broken
 */
export async function fitPicture(
  path: string,
  folder: string,
  name: string,
  { width, height }: Size
): Promise<OutputFile> {
  const made = join(folder, `${name}.jpg`)
  await unbroken(
    sharp(path, { failOn: 'error' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
      .toFile(made)
  )
  return { path: made, mime: 'image/jpeg', width, height }
}

/** The same at the size that it came in, or at the one given when it differs. */
export async function keepPicture(
  path: string,
  folder: string,
  name: string,
  wanted: Size | null = null
): Promise<OutputFile> {
  const { width, height } = wanted ?? (await unbroken(sharp(path).metadata()))
  return fitPicture(path, folder, name, { width, height })
}
