import { Worker } from 'node:worker_threads'
import type { C2paTask, C2paTasks, FromC2paThread, ToC2paThread } from './protocol.js'

/** A thread inherits the TypeScript loader only from processes that were started with this option. */
const LOADER = [`--import=${new URL('../../../bin/typescript.mjs', import.meta.url).href}`]

/** Milliseconds without work after which the thread goes, and its memory with it. */
const IDLE_MS = 30_000

/** Milliseconds after which a file is given up on. */
const TIMEOUT_MS = 60_000

let thread: C2paThread | null = null

/**
 * Has the C2PA library do something in its thread, which is started when there is none.
 * @throws Error when the library refuses the file, or takes too long
 */
export function runC2pa<T extends C2paTask>(
  task: T,
  input: C2paTasks[T]['input']
): Promise<C2paTasks[T]['output']> {
  if (!thread?.isAlive) thread = new C2paThread()
  return thread.run(task, input)
}

class C2paThread {
  readonly #worker = new Worker(new URL('./thread.ts', import.meta.url), { execArgv: LOADER })
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>()
  #requests = 0
  #idle: NodeJS.Timeout | undefined

  isAlive = true

  constructor() {
    this.#worker.on('message', (message: FromC2paThread) => {
      const waiting = this.#waiting.get(message.id)
      if ('output' in message) return waiting?.resolve(message.output)
      if (message.isBroken) this.isAlive = false
      waiting?.reject(new Error(message.error))
    })
    this.#worker.on('error', (error) => this.#end(error))
    this.#worker.on('exit', () => this.#end(new Error('The C2PA thread ended')))
    this.#worker.unref()
  }

  async run<T extends C2paTask>(
    task: T,
    input: C2paTasks[T]['input']
  ): Promise<C2paTasks[T]['output']> {
    const id = ++this.#requests
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.set(id, answer)
    this.#worker.ref()
    clearTimeout(this.#idle)
    const timer = setTimeout(() => this.#end(new Error('C2PA took too long')), TIMEOUT_MS)
    try {
      this.#worker.postMessage({ id, task, input } satisfies ToC2paThread<T>)
      return (await answer.promise) as C2paTasks[T]['output']
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest()
    }
  }

  #rest(): void {
    this.#worker.unref()
    const after = this.isAlive ? IDLE_MS : 0
    this.#idle = setTimeout(() => this.#end(new Error('The C2PA thread rests')), after).unref()
  }

  #end(reason: Error): void {
    this.isAlive = false
    for (const waiting of this.#waiting.values()) waiting.reject(reason)
    void this.#worker.terminate()
  }
}
