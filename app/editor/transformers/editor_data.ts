import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import {
  type GeneratedImageData,
  generatedImageData,
} from '#app/pictures/transformers/generated_image_data'
import type { OpenedWork } from '../queries/find_opened_work.js'
import type { SampleRow } from '../queries/list_samples.js'

/** A picture that can be edited. */
export type EditorPictureData = {
  /** Address of the file. */
  path: string
  picture: PictureData
}

export function editorPictureData(picture: PictureData): EditorPictureData {
  return { path: `/media/${picture.id}`, picture: pictureData(picture) }
}

/** A photo of a public sample, to try the editor on. */
export type EditorSampleData = EditorPictureData & {
  product_name: string
  /** Whether the product carries text or graphics. */
  is_text_graphics: boolean
}

export function editorSampleData(sample: SampleRow): EditorSampleData {
  return {
    ...editorPictureData(sample),
    product_name: sample.productName,
    is_text_graphics: sample.isTextGraphics,
  }
}

/** A piece of work that the editor opens with. */
export type OpenedWorkData = {
  /** Of the work. */
  id: string
  kind: 'edit' | 'upscale'
  /** The picture that all began with; null once it is gone. */
  source: EditorPictureData | null
  /** What was made of it, one after the other. */
  images: GeneratedImageData[]
  /** The instruction, where there is no picture of it. */
  prompt: string
  is_open: boolean
  /** One sentence, when it failed. */
  error: string | null
  /** Whether it failed since it could not be told where the product is: it goes on when that is shown. */
  needs_product: boolean
  /** Whether it is held to an area that has to be marked again if nothing comes of it. */
  has_lost_area: boolean
}

export function openedWorkData({
  id,
  kind,
  source,
  images,
  prompt,
  ...end
}: OpenedWork): OpenedWorkData {
  return {
    id,
    kind,
    source: source && editorPictureData(source),
    images: images.map(generatedImageData),
    prompt,
    is_open: end.isOpen,
    error: end.error,
    needs_product: end.needsProduct,
    has_lost_area: end.hasLostArea,
  }
}
