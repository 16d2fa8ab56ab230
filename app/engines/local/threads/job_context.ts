import type { MediaKey } from '../../engine.js'

/** What a job sees of the world while it runs in a thread. */
export interface JobContext {
  /** Existing folder for output files. */
  readonly scratch: string

  /** Reads a stored picture. Rejects with EngineError when it is gone. */
  read(key: MediaKey): Promise<Uint8Array>

  /** See `EngineContext.progress`. */
  progress(fraction: number, step: string): void

  /**
   * Lets messages in, and rejects when the work was cancelled. Called between steps of at most about half a
   * second, so that cancelling does not cost the thread.
   */
  checkpoint(): Promise<void>
}
