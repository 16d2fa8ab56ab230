/** A picture as screens get it; its addresses follow from the id. */
export type PictureData = {
  id: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** Data URL of a tiny version, null when there is none. */
  placeholder: string | null
}

export function pictureData({ id, width, height, placeholder }: PictureData): PictureData {
  return { id, width, height, placeholder }
}
