import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { print } from './steps.ts'
import { ROOT } from './settings.ts'

const FIRST_DELAY_MS = 1000
const LONGEST_DELAY_MS = 30_000
/** One that lived this long was healthy: its next end starts the count anew. */
const HEALTHY_AFTER_MS = 60_000
const MOST_FAILURES = 6
/** How long a child may take to finish or hand back its work after SIGTERM. */
const STOP_PATIENCE_MS = 10_000
const KEPT_CHARACTERS = 4000

/** Another process of the application, kept running. */
export interface Child {
  readonly pid: number | undefined
  /** Resolves when it has sent a first message. */
  readonly ready: Promise<void>
  /** The end of what it said on standard error. */
  readonly lastWords: string
  /** Resolves when it is not worth restarting any more; never while it runs or rests. */
  readonly hopeless: Promise<void>
  /** From now on it is restarted when it ends; before, its first end is final. */
  keepRunning(): void
  /** Stops it and starts it again at once. */
  restart(): Promise<void>
  /** Stops it for good. */
  stop(): Promise<void>
}

export interface ChildOptions {
  /** For the messages about it. */
  name: string
  /** For Node. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** When this fires, a child that is being stopped is killed at once. */
  hurry: AbortSignal
}

/**
 * Starts a Node process with a channel, whose end tells the child that this process is gone.
 *
 * After `keepRunning()` a child that ends is started again after 1 s, doubling up to 30 s while it goes on failing,
 * and given up after 6 failures within a minute of their starts.
 */
export function startChild({ name, args, env, hurry }: ChildOptions): Child {
  let current: ChildProcess
  let startedAt = 0
  let lastWords = ''
  let failures = 0
  let kept = false
  let restarting = false
  const stopping = new AbortController()
  const { promise: ready, resolve: markReady } = Promise.withResolvers<void>()
  const { promise: hopeless, resolve: giveUp } = Promise.withResolvers<void>()

  const start = () => {
    startedAt = Date.now()
    current = spawn(process.execPath, args, {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    current.stderr!.on('data', (chunk) => {
      process.stderr.write(chunk)
      lastWords = `${lastWords}${chunk}`.slice(-KEPT_CHARACTERS)
    })
    current.once('message', () => markReady())
    current.once('error', (error) => (lastWords = error.message))
    current.once('close', (code, signal) => void ended(code, signal))
  }

  const ended = async (code: number | null, signal: NodeJS.Signals | null) => {
    if (stopping.signal.aborted || restarting) return
    failures = Date.now() - startedAt > HEALTHY_AFTER_MS ? 1 : failures + 1
    if (!kept || failures >= MOST_FAILURES) return giveUp()
    const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), LONGEST_DELAY_MS)
    print(
      `The ${name} process ended (${signal ?? `code ${code}`}); starting it again in ${delay / 1000} s.`
    )
    await sleep(delay, undefined, { signal: stopping.signal }).then(start, () => {})
  }

  const end = async () => {
    if (current.pid === undefined || current.exitCode !== null || current.signalCode !== null)
      return
    const gone = new Promise((resolve) => current.once('exit', resolve))
    const kill = () => current.kill('SIGKILL')
    const timer = setTimeout(kill, STOP_PATIENCE_MS)
    hurry.addEventListener('abort', kill)
    current.kill('SIGTERM')
    await gone
    hurry.removeEventListener('abort', kill)
    clearTimeout(timer)
  }

  start()
  return {
    ready,
    hopeless,
    get pid() {
      return current.pid
    },
    get lastWords() {
      return lastWords
    },
    keepRunning() {
      kept = true
    },
    async restart() {
      restarting = true
      await end()
      restarting = false
      if (!stopping.signal.aborted) start()
    },
    async stop() {
      stopping.abort()
      await end()
    },
  }
}
