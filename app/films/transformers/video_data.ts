import type { ShapeWay } from '#app/engines/engine'
import { hasEnded } from '#app/work/generation_state'
import type Generation from '#app/work/models/generation'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import { type PictureData, pictureData } from '#app/media/intake/picture_data'
import type { VideoRow } from '../queries/list_videos.js'
import { categoryOf, type FailureCategory } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import { stepMessage } from '#app/engines/steps/step_message'
import type { ProgressStep } from '#app/engines/steps/steps'
import { keptFailure } from '#app/work/kept_failure'

/** A film as screens and calls get it. */
export type VideoData = {
  id: number
  /** Address of the file. */
  path: string
  url: string
  kind: 'film' | 'reel'
  prompt: string
  /** For people who do not see it; empty for films. */
  alt: string
  has_sound: boolean
  /** Addresses of its subtitles; null where nothing is said. */
  subtitles: { srt: string; vtt: string } | null
  /** Words of the prompt that were not understood. */
  ignored_words: string[]
  /** Seconds. */
  duration: number
  cfg_scale: number | null
  aspect_ratio: string
  /** How its picture got that shape; null where it had it. */
  shaped_by: ShapeWay | null
  /** Pixels. */
  width: number
  height: number
  created_at: string
  /** The first frame. */
  poster: PictureData
}

export function videoData(row: VideoRow): VideoData {
  const path = `/media/${row.mediaId}`
  return {
    id: row.id,
    path,
    url: path,
    kind: row.kind,
    alt: row.alt,
    has_sound: row.hasSound,
    subtitles: row.hasSubtitles ? subtitlesOf(row.id) : null,
    prompt: row.prompt,
    ignored_words: row.ignoredWords,
    duration: row.seconds,
    cfg_scale: row.cfgScale,
    aspect_ratio: row.aspectRatio,
    shaped_by: row.shapedBy,
    width: row.width,
    height: row.height,
    created_at: row.createdAt.toISOString(),
    poster: pictureData(row.poster),
  }
}

function subtitlesOf(id: number) {
  return { srt: `/videos/${id}/subtitles/srt`, vtt: `/videos/${id}/subtitles/vtt` }
}

/** What a page that polls for a film is told. */
export type VideoStatusData = {
  success: boolean
  status: 'processing' | 'completed' | 'failed'
  /** 0 to 1. */
  progress: number
  step: string | null
  /** Once it is completed. */
  video: VideoData | null
  /** One sentence, when it failed. */
  error: string | null
  error_code: FailureCategory | null
}

export function videoStatusData(generation: Generation, video: VideoData | null): VideoStatusData {
  const { state, progress } = generation
  const step = generation.step as ProgressStep | null
  const failure = keptFailure(generation)
  const status = !hasEnded(state) ? 'processing' : video ? 'completed' : 'failed'
  const error =
    state === 'succeeded' ? GENERATION_ERRORS.videoDeleted : failure && failureMessage(failure)
  return {
    success: status !== 'failed',
    status,
    progress,
    step: step && stepMessage(step),
    video,
    error: status === 'failed' ? error : null,
    error_code: status === 'failed' && failure ? categoryOf(failure) : null,
  }
}
