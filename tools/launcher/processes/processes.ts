import { watch } from 'node:fs'
import { join } from 'node:path'
import { startChild, type Child } from './child.ts'
import { BadSetting } from '../failure.ts'
import { untilReady } from './network.ts'
import { ROOT, TYPESCRIPT, type Settings } from '../settings.ts'
import { fired, type StopSignals } from './signals.ts'

const SETTLE_MS = 300

/**
 * A web process needs about 50 MB of objects, and 60 MB more for as many connections, requests and streams of events as it lets in
 * (`config/admission.ts`); it lets nobody in beyond 80 % of this. With the 90 MB that are no objects, 60 of which are Node's own program, it stays
 * below 256 MB. On a large machine it would let garbage grow to gigabytes before it looks. Semi-spaces of 8 MB took 40 MB more under load, and
 * saved no processor time.
 */
export const WEB_MEMORY = ['--max-semi-space-size=4', '--max-old-space-size=112']

/**
 * A worker that waits for hundreds of answers has 90 MB of objects, and lets as much garbage again live on: it is looked for when
 * the rest has grown by a fifth. Without a bound, which would hold for the threads that work on large photos too.
 */
export const WORKER_MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=20']

/**
 * glibc keeps what is freed in as many pools as there are threads, and learns to keep large blocks too: after decoding some
 * photos a process would hold 420 MB instead of 190 MB. Two pools, and large blocks given back at once.
 */
export const LEAN = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/**
 * What V8 has made of modules stays in memory, beside the modules, for as long as the process runs: 10 MB for .2 s of processor time at its start.
 */
export const WEB_LEAN = { ...LEAN, NODE_DISABLE_COMPILE_CACHE: '1' }

/** While the web process rests nobody is answered; a worker without its database takes 1.7 s of processor time for each start. */
const WEB_PAUSE = { first: 1000, longest: 4000 }
const WORKER_PAUSE = { first: 1000, longest: 30_000 }

export interface Processes {
  /** Null where this start runs the other one alone. */
  web: Child | null
  worker: Child | null
  /** Starts both again with another environment. */
  restart(env: NodeJS.ProcessEnv): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the web process and the worker, or the one of them that is asked for; with `dev` both take up changes of the sources.
 * @param heard called with what they say
 */
export function startProcesses(
  settings: Settings,
  env: NodeJS.ProcessEnv,
  { hurry }: StopSignals,
  heard?: (message: unknown) => void
): Processes {
  const server = settings.dev
    ? [TYPESCRIPT, 'bin/console.ts', 'serve', '--hmr', '--no-clear']
    : [...WEB_MEMORY, TYPESCRIPT, 'bin/server.ts']
  const web = settings.runs.includes('web')
    ? startChild({
        name: 'web',
        args: server,
        env: { ...WEB_LEAN, ...env },
        pause: WEB_PAUSE,
        hurry,
        heard,
      })
    : null
  const worker = settings.runs.includes('worker')
    ? startChild({
        name: 'worker',
        args: [...WORKER_MEMORY, TYPESCRIPT, 'bin/worker.ts'],
        env: { ...LEAN, ...env },
        pause: WORKER_PAUSE,
        hurry,
        heard,
        // The process that watches the sources would keep what the one that answers never asks for.
        changed: settings.dev ? undefined : (state) => web?.tell({ worker: state }),
      })
    : null
  const unwatch = settings.dev && worker ? watchSources(() => void worker.restart()) : () => {}
  return {
    web,
    worker,
    restart: async (change) => {
      await Promise.all([
        web?.restart({ ...WEB_LEAN, ...change }),
        worker?.restart({ ...LEAN, ...change }),
      ])
    },
    stop: async () => {
      unwatch()
      await Promise.all([web?.stop(), worker?.stop()])
    },
  }
}

/**
 * Waits until the web process answers and the worker takes work, however often they have to be started again for it.
 *
 * @throws Failure when one of them finds settings that make no sense; what has been ready is started again even then
 */
export async function settle(processes: Processes, settings: Settings, signal: AbortSignal) {
  const { web, worker } = processes
  const over = new AbortController()
  const answers = async () => {
    if (!web) return
    await untilReady(settings, AbortSignal.any([signal, over.signal]))
    web.keepRunning()
  }
  try {
    await Promise.race([
      Promise.all([answers(), worker?.ready]),
      misconfigured(processes),
      stopped(signal),
    ])
  } finally {
    over.abort()
  }
}

/** Rejects when a process says that its settings make no sense. */
async function misconfigured({ web, worker }: Processes): Promise<never> {
  const children = [web, worker].filter((it) => it !== null)
  const child = await Promise.race(children.map((it) => it.misconfigured.then(() => it)))
  const why = child.lastWords.trim() ? 'its last words are above' : 'it said nothing'
  throw new BadSetting(`The ${child.name} process could not start; ${why}.`)
}

async function stopped(signal: AbortSignal): Promise<never> {
  await fired(signal)
  throw signal.reason
}

/** Calls back shortly after the last of several changes to what a worker loads. */
function watchSources(changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const onChange = (_event: string, file: string | null) => {
    if (!file?.endsWith('.ts') || /(^|\/)(tests|pages|components|client)\//.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(changed, SETTLE_MS)
  }
  const watchers = ['app', 'common', 'engine'].map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, onChange)
  )
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers) watcher.close()
  }
}
