import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Order, RefusalCode, TaskName, Tasks, Told, Usage } from './tasks.js'

export interface DecoderLimits {
  /** Seconds of processor time that one task may take. */
  cpu: number
  /** Bytes of memory that a process may have. */
  rss: number
  /**
   * Bytes that it may have the system promise it, touched or not, which holds between two reports too. On Linux; far above `rss`, since
   * threads and the engine of scripts are promised 600 MB that they never touch.
   */
  promised: number
  /** Milliseconds within which a process has to be there, has to report while it works, and has to be done. */
  start: number
  silence: number
  whole: number
}

/** The picture is not one that is taken. */
export class DecoderRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    detail: string
  ) {
    super(detail)
  }
}

/** The system did not let it work; nothing is known of the picture. */
export class DecoderUnable extends Error {}

/** The process ended or hung over a task; that need not be the picture's fault. */
export class DecoderLost extends Error {
  /** @param signal that it ended by */
  constructor(
    message: string,
    readonly signal: NodeJS.Signals | null = null
  ) {
    super(message)
  }

  /** Whether the process broke at what it did, rather than was ended. */
  get isCrash(): boolean {
    return ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP'].includes(this.signal!)
  }
}

const ENTRY = fileURLToPath(new URL('./process/main.ts', import.meta.url))
const TYPESCRIPT = new URL('../../../bin/typescript.mjs', import.meta.url).href
const KEPT_CHARACTERS = 2000

/** Memory is given back at once: see `LEAN` in tools/launcher/processes/processes.ts. Nothing secret is there to be read. */
const ENV = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** Objects are few; pictures lie outside of them. */
const MEMORY = ['--max-old-space-size=64', '--max-semi-space-size=4']

/** The shell becomes the process: nothing else sets a limit of the system before it starts. */
const LIMITED = `ulimit -d "$0" 2>/dev/null; exec "$@"`

function started(options: string[], promised: number): Pick<ForkOptions, 'execPath' | 'execArgv'> {
  if (process.platform !== 'linux') return { execArgv: options }
  const kilobytes = String(Math.ceil(promised / 1024))
  return {
    execPath: '/bin/sh',
    execArgv: ['-c', LIMITED, kilobytes, process.execPath, ...options],
  }
}

/** A process that opens pictures, one at a time, and is ended when one takes more than it may. */
export class DecoderProcess {
  readonly #child: ChildProcess
  readonly #limits: DecoderLimits
  #isReady = false
  #lastWords = ''

  /** What the last task has taken so far. */
  usage: Usage = { cpu: 0, rss: 0 }

  constructor(limits: DecoderLimits) {
    this.#limits = limits
    this.#child = fork(ENTRY, [], {
      ...started([...MEMORY, `--import=${TYPESCRIPT}`], limits.promised),
      env: ENV,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.on('error', (error) => (this.#lastWords += error.message))
    this.#child.stderr!.on('data', (chunk: Buffer) => {
      this.#lastWords = `${this.#lastWords}${chunk}`.slice(-KEPT_CHARACTERS)
    })
    this.#hold(false)
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Whether it can be given a task. */
  get isAlive(): boolean {
    return this.#child.connected
  }

  /**
   * Does one task; the next one is given after it only.
   * @throws DecoderRefusal, DecoderUnable, and DecoderLost when the process is gone
   */
  async run<T extends TaskName>(order: Order<T>): Promise<Tasks[T]['result']> {
    const { promise, resolve, reject } = Promise.withResolvers<Tasks[T]['result']>()
    const { start, silence, whole } = this.#limits
    this.usage = { cpu: 0, rss: 0 }
    const lose = (why: string) => {
      this.end()
      reject(new DecoderLost(why))
    }
    const hear = () => setTimeout(() => lose('fell silent'), this.#isReady ? silence : start)
    let silent = hear()
    const late = setTimeout(() => lose('did not come to an end'), whole)
    const onMessage = (told: Told) => {
      this.#isReady = true
      clearTimeout(silent)
      silent = hear()
      if (told.type === 'ready') return
      this.usage = told.usage
      if (told.type === 'done') resolve(told.result as Tasks[T]['result'])
      else if (told.type === 'refused') reject(new DecoderRefusal(told.code, told.detail))
      else if (told.type === 'unable') reject(new DecoderUnable(told.detail))
      else if (told.type === 'failed') reject(new Error(told.detail))
      else if (this.#isTooMuch()) {
        this.end()
        reject(new DecoderRefusal('costly', `took ${JSON.stringify(told.usage)}`))
      }
    }
    const onExit = (code: number | null, signal: NodeJS.Signals | null) =>
      reject(new DecoderLost(`ended (${signal ?? code}): ${this.#lastWords}`, signal))
    const onError = (error: Error) => lose(error.message)

    this.#child.on('message', onMessage).on('exit', onExit).on('error', onError)
    this.#hold(true)
    try {
      this.#child.send(order, (error) => error && onError(error))
      return await promise
    } finally {
      clearTimeout(silent)
      clearTimeout(late)
      this.#child.off('message', onMessage).off('exit', onExit).off('error', onError)
      this.#hold(false)
    }
  }

  /** Ends the process, whatever it does. */
  end(): void {
    this.#child.kill('SIGKILL')
    if (this.#child.connected) this.#child.disconnect()
  }

  #isTooMuch(): boolean {
    return this.usage.cpu > this.#limits.cpu || this.usage.rss > this.#limits.rss
  }

  /** One that has nothing to do keeps nobody from ending. */
  #hold(isHeld: boolean): void {
    const what = isHeld ? 'ref' : 'unref'
    this.#child[what]()
    this.#child.channel?.[what]()
    ;(this.#child.stderr as Socket)[what]()
  }
}
