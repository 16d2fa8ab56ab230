import type { Legibility, ShapeWay } from '#app/engines/engine'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { mediaIdIn } from '#app/pictures/queries/find_picture'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import type { VideoData } from '#app/films/transformers/video_data'
import type { AssetRow } from '../queries/list_assets.js'

/** A picture or film as the public API answers it. Its id is the one of its file. */
export type AssetData = {
  id: string
  type: 'image' | 'video'
  /** Where a token with `assets:read` gets its file. */
  url: string
  prompt: string
  /** Pixels. */
  width: number
  height: number
  /** Seconds; null for pictures. */
  duration: number | null
  /** As screens get them; null for films. */
  delta_e: number | null
  ssim: number | null
  label: Legibility | null
  /** How it, or the picture of a film, got another shape; null where it needed none. */
  shaped_by: ShapeWay | null
  created_at: string
}

const UNMEASURED = { delta_e: null, ssim: null, label: null }

/** Where a token with `assets:read` gets a file. */
export function assetUrl(id: string): string {
  return absoluteUrl(`/api/v1/assets/${id}/file`)
}

export function imageAsset(image: GeneratedImageData): AssetData {
  return {
    id: image.picture.id,
    type: 'image',
    url: assetUrl(image.picture.id),
    prompt: image.original_prompt,
    width: image.width,
    height: image.height,
    duration: null,
    delta_e: image.delta_e,
    ssim: image.ssim,
    label: image.label,
    shaped_by: image.shaped_by,
    created_at: image.created_at,
  }
}

export function videoAsset(video: VideoData): AssetData {
  const id = mediaIdIn(video.path)!
  return {
    id,
    type: 'video',
    url: assetUrl(id),
    prompt: video.prompt,
    width: video.width,
    height: video.height,
    duration: video.duration,
    ...UNMEASURED,
    shaped_by: video.shaped_by,
    created_at: video.created_at,
  }
}

export function assetData(row: AssetRow): AssetData {
  return {
    id: row.id,
    type: row.type,
    url: assetUrl(row.id),
    prompt: row.prompt,
    width: row.width,
    height: row.height,
    duration: row.duration,
    delta_e: row.deltaE,
    ssim: row.ssim,
    label: row.label,
    shaped_by: row.shapedBy,
    created_at: row.createdAt.toISOString(),
  }
}
