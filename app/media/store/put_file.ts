import { makePlaceholder } from './placeholder.js'
import { storeBytes, type StoreBytesInput, type StoredBytes } from './store_bytes.js'

export interface PutFileInput extends StoreBytesInput {
  /** Pixels. */
  width: number
  height: number
}

/** A picture in the store that has no row yet; without one it is swept away after a day. */
export interface StoredFile extends StoredBytes {
  width: number
  height: number
  /** Data URL of a tiny version, for screens to show until the picture has come. */
  placeholder: string
}

/** Copies a picture into the store under a key that cannot be guessed. */
export async function putFile({ width, height, ...file }: PutFileInput): Promise<StoredFile> {
  const [stored, placeholder] = await Promise.all([storeBytes(file), makePlaceholder(file.path)])
  return { ...stored, width, height, placeholder }
}
