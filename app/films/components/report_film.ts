import { track } from '~/analytics/client/start'
import type { VideoData } from '~/films/transformers/video_data'

/** Tells statistics of a film that is there; what was written for it stays here. */
export function reportFilm(video: VideoData, modelId: number): void {
  const { id, duration, aspect_ratio: shape, cfg_scale: scale } = video
  const properties = {
    model_id: modelId,
    video_id: id,
    duration,
    aspect_ratio: shape,
    ...(scale === null ? {} : { cfg_scale: scale }),
  }
  void track('video_generated', properties, String(id))
}

/**
 * The same of one that could not be made.
 * @param code what went wrong
 * @param generationId of the work, where it was accepted
 */
export function reportFailedFilm(modelId: number, code: string, generationId?: string): void {
  void track('video_generation_failed', { model_id: modelId, code }, generationId)
}
