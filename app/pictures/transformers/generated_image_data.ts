import type { Legibility, ShapeWay } from '#app/engines/engine'
import type { Layout } from '#engine/layout/layout'
import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import { describeFidelity } from '#app/provenance/fidelity'
import type { ImageType } from '../image_type.js'
import type { GeneratedImageRow } from '../queries/list_generated_images.js'
import { sceneMessage } from '#app/work/transformers/scene_message'

/** A made picture as screens and calls get it. */
export type GeneratedImageData = {
  id: number
  /** Address of the file. */
  path: string
  url: string
  type: ImageType
  /** Null where there is no product, or none that the visitor may open. */
  product_id: number | null
  /** Null once the product is gone, and for pictures that were made without one. */
  product_name: string | null
  prompt: string
  original_prompt: string
  /** What was to be left out; empty when nothing was. */
  negative_prompt: string
  /** Words of both that were not understood. */
  ignored_words: string[]
  /** Pixels. */
  width: number
  height: number
  is_upscaled: boolean
  is_favorite: boolean
  /** Whether the visitor has made it, and so may delete it. */
  is_own: boolean
  /** Whether more of its kind can be made. */
  can_vary: boolean
  seed: number | null
  scene: string | null
  /** Mean CIEDE2000 difference of the product from its photo; null when it was not measured. */
  delta_e: number | null
  /** Mean structural similarity of the product to its photo, -1 to 1; null when it was not measured. */
  ssim: number | null
  /** `delta_e` in words. */
  fidelity: string | null
  /** Words on the product in its photo, and how many can be read here; null when there are none, or they were not counted. */
  label: Legibility | null
  /** How it got another shape; null where it was asked for none. */
  shaped_by: ShapeWay | null
  /** How it was laid out by hand; null where it was not. */
  layout: Layout | null
  /** The photo of the product that it was made from. */
  source_photo: PictureData | null
  created_at: string
  picture: PictureData
}

export function generatedImageData(row: GeneratedImageRow): GeneratedImageData {
  const path = `/media/${row.mediaId}`
  return {
    id: row.id,
    path,
    url: path,
    type: row.type,
    product_id: row.productId,
    product_name: row.productName,
    prompt: row.prompt,
    original_prompt: row.originalPrompt,
    negative_prompt: row.negativePrompt,
    ignored_words: row.ignoredWords,
    width: row.width,
    height: row.height,
    is_upscaled: row.isUpscaled,
    is_favorite: row.isFavorite,
    is_own: row.isOwn,
    can_vary: row.canVary,
    seed: row.seed,
    scene: row.scene && sceneMessage(row.scene),
    delta_e: row.deltaE,
    ssim: row.ssim,
    fidelity: row.deltaE === null ? null : describeFidelity(row.deltaE).text,
    label: row.label,
    shaped_by: row.shapedBy,
    layout: row.layout,
    source_photo: row.sourcePhoto,
    created_at: row.createdAt.toISOString(),
    picture: pictureData({ ...row, id: row.mediaId }),
  }
}
