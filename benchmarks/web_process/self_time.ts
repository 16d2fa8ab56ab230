import type { Profiler } from 'node:inspector'

/** Milliseconds that were spent in the code of one module or package itself, not in what that called. */
export interface SelfTime {
  name: string
  ms: number
}

interface Profiled {
  /** The most first. */
  modules: SelfTime[]
  functions: SelfTime[]
  /** Of all but waiting. */
  total: number
}

/** Where the processor time of a profile went. */
export function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Profiled {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const [modules, functions] = [new Map<string, number>(), new Map<string, number>()]
  let total = 0
  for (const [at, id] of samples.entries()) {
    const { functionName, url, lineNumber } = frames.get(id)!
    const ms = timeDeltas[at]! / 1000
    // The taking of the profile is none of the application's work.
    if (functionName === '(idle)' || url === 'node:inspector') continue
    total += ms
    const module = moduleOf(url, functionName)
    modules.set(module, (modules.get(module) ?? 0) + ms)
    const place = url ? `${fileOf(url)}:${lineNumber + 1}` : 'V8'
    const name = `${functionName || '(anonymous)'} ${place}`
    functions.set(name, (functions.get(name) ?? 0) + ms)
  }
  return { modules: sorted(modules), functions: sorted(functions), total }
}

/** A package, a folder of the application, `node`, or what the engine does besides running code. */
export function moduleOf(url: string, functionName: string): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'V8 built-ins'
  if (url.startsWith('node:')) return 'node'
  const packages = [...url.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)]
  return packages.at(-1)?.[1] ?? fileOf(url).split('/').slice(0, 2).join('/')
}

/** Below the project or its packages. */
export function fileOf(url: string): string {
  return url.replace(/^.*\/(?=(app|bin|common|config|start|node_modules)\/)/, '')
}

function sorted(times: Map<string, number>): SelfTime[] {
  return [...times].map(([name, ms]) => ({ name, ms })).toSorted((one, other) => other.ms - one.ms)
}
