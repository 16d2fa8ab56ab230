import type { ExportFormat } from '#config/generations'
import type Generation from '#app/work/models/generation'
import { requireEncoder } from '../require_encoder.js'
import { findVideoExport } from '../queries/find_video_export.js'
import type { OwnVideo } from '../queries/list_videos.js'
import { requestGeneration } from '#app/work/actions/request_generation'

export interface RequestVideoExportInput {
  userId: number
  video: OwnVideo
  format: ExportFormat
  /** Null: the whole film. */
  seconds: number | null
  /** Of a picture that moves: most that its file may have. */
  kilobytes?: number
}

/**
 * Accepts the export of a film, free of charge. One that exists or is under way is answered again.
 * @throws AppError 422 where nothing can write films
 */
export async function requestVideoExport(input: RequestVideoExportInput): Promise<Generation> {
  const { userId, video, format, seconds, kilobytes } = input
  const limit = kilobytes === undefined ? {} : { kilobytes }
  const params = { videoId: video.id, format, seconds, ...limit }
  const earlier = await findVideoExport(userId, params)
  if (earlier) return earlier
  await requireEncoder()
  return requestGeneration({
    userId,
    kind: 'video_export',
    productId: video.productId ?? undefined,
    work: { params },
  })
}
