import type { UnfinishedData } from '~/work/transformers/generation_data'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'

/** A film that is being made. */
export interface PendingFilm {
  /** Null until the server has told it. */
  id: string | null
  /** 0 to 1. */
  progress: number
  step: string | null
  prompt: string
  /** ISO 8601. */
  since: string
}

/** Work on a film as the server lists it, or as much of it as is known when it was just ordered. */
export type OrderedFilm = Pick<UnfinishedData, 'id' | 'prompt'> & Partial<UnfinishedData>

/** What is being done for a film just now, in words. */
export function stepOf({ step, status }: Pick<OrderedFilm, 'step' | 'status'>): string {
  const { queued, working } = VIDEO_MESSAGES.pending
  return step ?? (status === 'running' ? working : queued)
}

/** Work on a film in the shape that the screens show. */
export function pendingFilm(work: OrderedFilm): PendingFilm {
  return {
    id: work.id,
    progress: work.progress ?? 0,
    step: stepOf(work),
    prompt: work.prompt,
    since: work.created_at ?? new Date().toISOString(),
  }
}
