import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Options } from './options.js'
import type { Probed } from './probe.js'

/** Somebody who is signed in and goes on visiting a page, in a process of its own. */
export class SignedIn {
  readonly #child: ChildProcess

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  /** @returns once the first visit is under way */
  static async begin({ url, email, password }: Options): Promise<SignedIn> {
    const child = fork(new URL('./probe.ts', import.meta.url), [url.href, email, password], {
      execArgv: ['--import=./bin/typescript.mjs'],
    })
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')])
    if (message !== 'ready') throw new Error('Nobody could sign in.')
    return new SignedIn(child)
  }

  /** What was seen since the last time this was asked. */
  async seen(): Promise<Probed> {
    return this.#ask('tell')
  }

  /** The same, and ends it. */
  async stop(): Promise<Probed> {
    return this.#ask('stop')
  }

  async #ask(what: 'tell' | 'stop'): Promise<Probed> {
    this.#child.send(what)
    const [seen] = await once(this.#child, 'message')
    return seen as Probed
  }
}
