import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WorkerState } from '../../../app/operator/worker_state.ts'
import { BAD_SETTINGS } from '../../../bin/exit_codes.ts'
import { growingPause, type PauseBounds } from './growing_pause.ts'
import { print } from '../steps.ts'
import { ROOT } from '../settings.ts'

/** How long a child may take to finish or hand back its work after SIGTERM. */
const STOP_PATIENCE_MS = 10_000
/** How long the last words of an ended one are waited for: what it started may hold their pipe open. */
const WORDS_PATIENCE_MS = 500
const KEPT_CHARACTERS = 4000

/** Another process of the application, kept running. */
export interface Child {
  /** For messages about it. */
  readonly name: string
  readonly pid: number | undefined
  readonly state: WorkerState
  /** Resolves when it has sent a first message. */
  readonly ready: Promise<void>
  /** The end of what it said on standard error. */
  readonly lastWords: string
  /** Resolves when its first start ended with `BAD_SETTINGS`: it is not started again. */
  readonly misconfigured: Promise<void>
  /** It is known to work, as when it has sent a message: from now on it is started again whatever it ends with. */
  keepRunning(): void
  /** Sends it a message, also each time that it is started again. */
  tell(message: object): void
  /**
   * Stops it and starts it again at once.
   * @param change the environment that it has from then on
   */
  restart(change?: NodeJS.ProcessEnv): Promise<void>
  /** Stops it for good. */
  stop(): Promise<void>
}

export interface ChildOptions {
  /** For the messages about it. */
  name: string
  /** For Node. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** How long it rests after it ended. */
  pause: PauseBounds
  /** When this fires, a child that is being stopped is killed at once. */
  hurry: AbortSignal
  /** Called when `state` has changed. */
  changed?: (state: WorkerState) => void
  /** Called with what it says to this process. */
  heard?: (message: unknown) => void
}

/**
 * Starts a Node process with a channel, whose end tells the child that this process is gone.
 *
 * It is started again whenever it ends, after a pause that grows while it goes on failing, and never given up: what made it
 * fail, as a database that is away or a lack of memory, may pass. Only settings that never worked are final.
 */
export function startChild(options: ChildOptions): Child {
  const { name, args, pause, hurry, changed, heard } = options
  let { env } = options
  let current: ChildProcess | null = null
  let lastWords = ''
  let message: object | null = null
  let state: WorkerState = { state: 'starting', restarts: 0, last_code: null }
  let works = false
  /** Whether its next end is wanted: no pause follows. */
  let restarting = false
  let rest = new AbortController()
  const stopping = new AbortController()
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>()
  const { promise: misconfigured, resolve: giveUp } = Promise.withResolvers<void>()

  const become = (change: Partial<WorkerState>) => {
    state = { ...state, ...change }
    changed?.(state)
  }

  /** Resolves with the exit code or the signal when it has ended. */
  const run = async (): Promise<number | string> => {
    try {
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        env,
        stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      })
      current = child
      const { promise: ended, resolve, reject } = Promise.withResolvers<number | string>()
      child.once('exit', (code, signal) => resolve(signal ?? code!))
      child.on('error', (error) => child.pid === undefined && reject(error))
      // Who waits for it is told; nobody does if what comes next fails.
      ended.catch(() => {})
      const closed = new Promise((done) => child.once('close', done))
      // There is none where the system has no descriptor left.
      child.stderr?.on('data', (chunk) => {
        process.stderr.write(chunk)
        lastWords = `${lastWords}${chunk}`.slice(-KEPT_CHARACTERS)
      })
      if (heard) child.on('message', heard)
      child.once('message', () => {
        works = true
        become({ state: 'ready' })
        markReady()
      })
      send()
      const end = await ended
      await Promise.race([closed, sleep(WORDS_PATIENCE_MS)])
      return end
    } catch (error) {
      // The system could not start one more process.
      lastWords = (error as Error).message
      return (error as NodeJS.ErrnoException).code ?? lastWords
    }
  }

  const send = () => {
    if (message && current?.connected) current.send(message, () => {})
  }

  const keep = async () => {
    const pauseAfter = growingPause(pause)
    for (;;) {
      const began = performance.now()
      const end = await run()
      if (stopping.signal.aborted) return
      if (end === BAD_SETTINGS && !works) return giveUp()
      if (!restarting) {
        const delay = pauseAfter(performance.now() - began)
        const why = typeof end === 'number' ? `code ${end}` : end
        print(`The ${name} process ended (${why}); starting it again in ${delay / 1000} s.`)
        become({ state: 'restarting', last_code: end })
        rest = new AbortController()
        const signal = AbortSignal.any([rest.signal, stopping.signal])
        await sleep(delay, undefined, { signal }).catch(() => {})
        if (stopping.signal.aborted) return
      }
      restarting = false
      become({ state: 'starting', restarts: state.restarts + 1 })
    }
  }

  const end = async () => {
    const child = current
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(kill, STOP_PATIENCE_MS)
    hurry.addEventListener('abort', kill)
    child.kill('SIGTERM')
    await gone
    hurry.removeEventListener('abort', kill)
    clearTimeout(timer)
  }

  void keep()
  return {
    name,
    ready,
    misconfigured,
    get pid() {
      return current?.pid
    },
    get state() {
      return state
    },
    get lastWords() {
      return lastWords
    },
    keepRunning() {
      works = true
    },
    tell(news) {
      message = news
      send()
    },
    async restart(change = env) {
      env = change
      restarting = true
      rest.abort()
      await end()
    },
    async stop() {
      stopping.abort()
      await end()
    },
  }
}
