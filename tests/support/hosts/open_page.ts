import { setTimeout as sleep } from 'node:timers/promises'
import type { Visitor } from '../visitor.js'

/** How long a page rests before it opens a stream anew; shorter than real ones rest. */
const PAUSE_MS = 200

/** What an open page knows of work: it hears of ends, and asks after what it may have missed each time that its stream was away, or says that it was deaf. */
export class OpenPage {
  /** Ids of work that has ended well, as far as this page knows. */
  readonly ended = new Set<string>()
  /** How often its stream was opened. */
  opened = 0
  readonly #visitor: Visitor
  readonly #end = new AbortController()
  readonly #done: Promise<void>

  constructor(visitor: Visitor) {
    this.#visitor = visitor
    this.#done = this.#live()
  }

  async close(): Promise<void> {
    this.#end.abort()
    await this.#done
  }

  async #live(): Promise<void> {
    while (!this.#end.signal.aborted) {
      // What ends it is a host that is gone, or the test.
      await this.#hear().catch(() => {})
      await sleep(PAUSE_MS)
    }
  }

  async #hear(): Promise<void> {
    const { signal } = this.#end
    const headers = { accept: 'text/event-stream' }
    const { status, body } = await this.#visitor.get('/events', { headers, signal })
    if (status !== 200) throw new Error(`The stream answered ${status}`)
    this.opened++
    await this.#ask(signal)
    let text = ''
    for await (const piece of body!.pipeThrough(new TextDecoderStream())) {
      const events = (text + piece).split('\n\n')
      text = events.pop()!
      for (const event of events) {
        if (event.startsWith('event: resumed')) await this.#ask(signal)
        else this.#note(event)
      }
    }
  }

  #note(event: string): void {
    const [, data] = /^event: generation\ndata: (.*)$/m.exec(event) ?? []
    if (!data) return
    const { id, status } = JSON.parse(data) as { id: string; status: string }
    if (status === 'succeeded') this.ended.add(id)
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const answer = await this.#visitor.get('/api/work', { signal })
    const { ended } = (await answer.json()) as { ended: { id: string; status: string }[] }
    for (const { id, status } of ended) if (status === 'succeeded') this.ended.add(id)
  }
}
