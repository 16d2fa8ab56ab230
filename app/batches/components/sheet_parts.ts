interface Question {
  part: number
  /** Whether the answer is to tell how far the batch is, too. */
  withProgress: boolean
}

/**
 * The parts of a sheet that are fetched: those in sight when something has happened, others when they come into sight and were
 * not fetched since.
 */
export class SheetParts {
  #visible: readonly number[] = [0]
  /** Parts of which the newest state is here. The page brings the first. */
  readonly #fresh = new Set([0])
  /** Parts that are being asked for, with the question that follows the answer, if there is one. */
  readonly #asking = new Map<number, Question | null>()
  /** Asks the server and shows the answer. */
  readonly #fetch: (question: Question) => Promise<void>

  constructor(fetch: (question: Question) => Promise<void>) {
    this.#fetch = fetch
  }

  /** Tells which parts are in sight. */
  show(visible: readonly number[]): void {
    this.#visible = visible
    for (const part of visible) {
      if (!this.#fresh.has(part) && !this.#asking.has(part)) {
        void this.#ask({ part, withProgress: false })
      }
    }
  }

  /** Something has happened: nothing that is here is new any more. How far the batch is, is asked once. */
  refresh(): void {
    this.#fresh.clear()
    this.#visible.forEach((part, index) => void this.#ask({ part, withProgress: index === 0 }))
  }

  /** Asks for a part, once more afterwards if it is being asked for. */
  async #ask(question: Question): Promise<void> {
    const { part } = question
    if (this.#asking.has(part)) {
      const withProgress = question.withProgress || !!this.#asking.get(part)?.withProgress
      this.#asking.set(part, { part, withProgress })
      return
    }
    this.#asking.set(part, null)
    // Fresh from now on: what happens while it is asked for takes that away again.
    this.#fresh.add(part)
    try {
      await this.#fetch(question)
    } catch {
      // The next event or poll asks again, or the next sight of it.
      this.#fresh.delete(part)
    }
    const next = this.#asking.get(part)
    this.#asking.delete(part)
    if (next) await this.#ask(next)
  }
}
