import type { GenerationEvent } from '../../generation_state'
import type { WorkData, WorkListData } from '../../transformers/work_data'

/** Many announcements in a row ask the server once. */
const LEAST_PAUSE_MS = 500

/** The user's work as far as this page knows it. */
export interface WorkState {
  /** Null until the first answer. */
  list: WorkListData | null
  /** Whether the last question had no answer. */
  isLost: boolean
}

interface Sources {
  /** Asks the server. */
  fetch: () => Promise<WorkListData>
  /** Called once for each piece of work that was open while the page was, and is no more. */
  onEnded: (work: WorkData) => void
}

/** Keeps the list of the server's, asks for it again when something is announced that it does not tell, and says what has ended. */
export class WorkList {
  #state: WorkState = { list: null, isLost: false }
  #isAsking = false
  #isStale = false
  /** Work that something was announced of since the list was asked for: it may have begun and ended before the next answer. */
  readonly #heard = new Set<string>()
  /** An announcement may come after the answer that told of the end already. */
  readonly #told = new Set<string>()
  readonly #listeners = new Set<() => void>()
  readonly #sources: Sources
  readonly #pauseMs: number

  constructor(sources: Sources, pauseMs = LEAST_PAUSE_MS) {
    this.#sources = sources
    this.#pauseMs = pauseMs
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** For `useSyncExternalStore`. */
  readonly state = (): WorkState => this.#state

  /** Asks the server, once more afterwards if it is called meanwhile. */
  readonly load = async (): Promise<void> => {
    if (this.#isAsking) {
      this.#isStale = true
      return
    }
    this.#isAsking = true
    try {
      this.#take(await this.#sources.fetch())
    } catch {
      this.#set({ ...this.#state, isLost: true })
    }
    setTimeout(() => {
      const isStale = this.#isStale
      this.#isAsking = this.#isStale = false
      if (isStale) void this.load()
    }, this.#pauseMs)
  }

  /** Takes what was announced of a piece of work. */
  hear({ id, status, progress, step }: GenerationEvent): void {
    const { list } = this.#state
    if (list?.open.find((work) => work.id === id)?.status !== status) {
      this.#heard.add(id)
      void this.load()
      return
    }
    const open = list.open.map((work) =>
      work.id === id ? { ...work, progress: Math.max(work.progress, progress), step } : work
    )
    this.#set({ ...this.#state, list: { ...list, open } })
  }

  /** What has ended is no news any more. */
  markSeen(): void {
    const { list } = this.#state
    if (!list) return
    const ended = list.ended.map((work) => ({ ...work, is_new: false }))
    this.#set({ ...this.#state, list: { ...list, ended } })
  }

  #take(list: WorkListData): void {
    const wasOpen = new Set(this.#state.list?.open.map(({ id }) => id))
    this.#set({ list, isLost: false })
    for (const work of list.ended) {
      const wasHeard = this.#heard.delete(work.id)
      if (this.#told.has(work.id) || !(wasOpen.has(work.id) || wasHeard)) continue
      this.#told.add(work.id)
      this.#sources.onEnded(work)
    }
  }

  #set(state: WorkState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
