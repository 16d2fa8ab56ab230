import type { GeneratedImageRow } from '../queries/list_generated_images.js'
import { type PictureData, pictureData } from '#app/media/picture_data'

/** A made picture as screens and calls get it. */
export type GeneratedImageData = {
  id: number
  /** Address of the file. */
  path: string
  url: string
  prompt: string
  original_prompt: string
  /** Pixels. */
  width: number
  height: number
  is_upscaled: boolean
  created_at: string
  picture: PictureData
}

export function generatedImageData(row: GeneratedImageRow): GeneratedImageData {
  const path = `/media/${row.mediaId}`
  return {
    id: row.id,
    path,
    url: path,
    prompt: row.prompt,
    original_prompt: row.originalPrompt,
    width: row.width,
    height: row.height,
    is_upscaled: row.isUpscaled,
    created_at: row.createdAt.toISOString(),
    picture: pictureData({ ...row, id: row.mediaId }),
  }
}
