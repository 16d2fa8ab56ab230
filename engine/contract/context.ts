import type { ProgressStep } from './steps.js'
import type { MediaKey } from './state.js'

/** What is given to every call. */
export interface CallContext {
  /** Aborts when the work is cancelled, or its time is over. */
  readonly signal: AbortSignal

  /** Existing folder for the outputs of this call; the caller removes it. */
  readonly scratch: string

  /** Reads a stored picture by its media key. Rejects with `JobError` `picture_gone` when it is gone. */
  read(key: MediaKey): Promise<Buffer>

  /**
   * Tells how far the work is.
   * @param fraction 0 to 1, never falling
   * @param step what it is about
   */
  progress(fraction: number, step: ProgressStep): void
}

/** What is given for a selection or a draft: as in {@link CallContext}. */
export type SelectContext = Pick<CallContext, 'signal' | 'read'>
