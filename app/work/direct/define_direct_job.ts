import type { Engine, SelectContext } from '#app/engines/engine'

/** Something that web processes have workers do at once: without a row, a credit or a turn in the queue. */
export interface DirectJob<Input, Output> {
  readonly name: string
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

const loads = new Map<string, Load>()

/** Registers what workers do where `askDirectly` asks for a job; each feature does it for its own in `register.ts`. */
export function defineDirectJob<Input, Output>(
  { name }: DirectJob<Input, Output>,
  load: () => Promise<DirectWork<DirectJob<Input, Output>>>
): void {
  loads.set(name, load as Load)
}

/** @throws Error for a job that no feature has registered */
export function loadDirectWork(name: string): ReturnType<Load> {
  const load = loads.get(name)
  if (!load) throw new Error(`No feature has registered the direct job "${name}"`)
  return load()
}
