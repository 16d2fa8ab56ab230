import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from '#tests/support/instance'
import { ROOT } from '../tools/launcher/settings.js'

/** Milliseconds that a worker lives, counted from when it takes work. */
const LEAST_LIFE = 2_000
const LONGEST_LIFE = 4_000

/**
 * Workers that die one after the other, each a few seconds after it has begun to take work. They stand in for the instance's own, which
 * is held still: its supervisor would soon give up one that dies so often.
 */
export class MortalWorkers {
  readonly #own: number
  readonly #args: string[]
  readonly #env: NodeJS.ProcessEnv

  /** How many were killed. */
  kills = 0

  private constructor(own: number, args: string[], env: NodeJS.ProcessEnv) {
    this.#own = own
    this.#args = args
    this.#env = env
  }

  /** Holds the instance's own worker still, and learns from it how one is started. */
  static async insteadOf({ pids }: Instance): Promise<MortalWorkers> {
    const own = pids.worker!
    const [args, env] = await Promise.all([wordsOf(own, 'cmdline'), wordsOf(own, 'environ')])
    // Its last words would go to a channel that is not there.
    const settings = env.filter((entry) => !entry.startsWith('NODE_CHANNEL'))
    process.kill(own, 'SIGSTOP')
    return new MortalWorkers(own, args.slice(1), Object.fromEntries(settings.map(splitEntry)))
  }

  /** One life after the other until nothing is left to be done; the last worker is killed as well. */
  async liveUntil(isDone: () => Promise<boolean>): Promise<void> {
    for (let done = false; !done;) {
      const worker = this.#start()
      const ended = once(worker, 'close')
      await Promise.race([once(worker, 'message'), ended])
      if (worker.exitCode !== null) throw new Error(`A worker ended with ${worker.exitCode}`)
      await sleep(LEAST_LIFE + Math.random() * (LONGEST_LIFE - LEAST_LIFE))
      done = await isDone()
      worker.kill('SIGKILL')
      await ended
      if (!done) this.kills += 1
    }
  }

  /** Lets the instance's own worker go on, so that it can be stopped. */
  end(): void {
    process.kill(this.#own, 'SIGCONT')
  }

  #start(): ChildProcess {
    return spawn(process.execPath, this.#args, {
      cwd: ROOT,
      env: this.#env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
  }
}

/** What the kernel says of a process, a list of words that end in a zero byte. */
async function wordsOf(pid: number, name: 'cmdline' | 'environ'): Promise<string[]> {
  return (await readFile(`/proc/${pid}/${name}`, 'utf8')).split('\0').slice(0, -1)
}

function splitEntry(entry: string): [string, string] {
  const at = entry.indexOf('=')
  return [entry.slice(0, at), entry.slice(at + 1)]
}
