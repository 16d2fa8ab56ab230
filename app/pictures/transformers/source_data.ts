import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import type { SourcePictureRow } from '../queries/find_source_picture.js'

/** A picture that a film may start with. */
export type SourceData = {
  /** Address of the file. */
  path: string
  picture: PictureData
  is_generated: boolean
  /** What it was made from; empty for photos. */
  prompt: string
}

export function sourceData(row: SourcePictureRow): SourceData {
  return {
    path: `/media/${row.id}`,
    picture: pictureData(row),
    is_generated: row.isGenerated,
    prompt: row.prompt,
  }
}
