import type { Engine, EngineJob, SelectContext } from '#app/engines/engine'

/** Something that web processes have workers do at once: without a row, a credit or a turn in the queue. */
export interface DirectJob<Input, Output> {
  readonly name: string
  /** What a worker's engine must be able to do; all can, if missing. */
  readonly needs?: EngineJob
  /** Types alone; both survive `structuredClone`. */
  readonly types?: { input: Input; output: Output }
}

/** What a worker does with its engine while somebody waits for it. */
export type DirectWork<Job> =
  Job extends DirectJob<infer Input, infer Output>
    ? (input: Input, engine: Engine, context: SelectContext) => Promise<Output>
    : never

/** Loads it; web processes never do. */
type Load = () => Promise<DirectWork<DirectJob<unknown, unknown>>>

const jobs = new Map<string, { load: Load; needs: EngineJob | undefined }>()

/** Registers what workers do where `askDirectly` asks for a job; each feature does it for its own in `register.ts`. */
export function defineDirectJob<Input, Output>(
  { name, needs }: DirectJob<Input, Output>,
  load: () => Promise<DirectWork<DirectJob<Input, Output>>>
): void {
  jobs.set(name, { load: load as Load, needs })
}

/** @throws Error for a job that no feature has registered */
export function loadDirectWork(name: string): ReturnType<Load> {
  const job = jobs.get(name)
  if (!job) throw new Error(`No feature has registered the direct job "${name}"`)
  return job.load()
}

/** Whether an engine can do a job, as far as it knows before it tries. */
export function canDoDirectly(engine: Engine, name: string): boolean {
  const needs = jobs.get(name)?.needs
  return !needs || engine.capabilities[needs] !== null
}
