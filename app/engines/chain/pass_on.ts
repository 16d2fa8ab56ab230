import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine, EngineContext, EngineJob } from '../engine.js'
import { inSpan } from '#app/core/tracing/spans'
import { EngineError } from '../engine_error.js'

/** One engine of an order while a job is done. */
export interface Link {
  job: EngineJob
  engine: Engine
  context: EngineContext
  /** Is told why it has made nothing, or less than it was asked for. */
  tell(error: EngineError): void
}

/** Is told what an engine has not made, and why. */
export type Tell = (job: EngineJob, engine: string, error: EngineError) => void

/**
 * The engines of an order with what each is given: a folder of its own, the names of those behind it, and progress that goes on where the one
 * before has stopped.
 */
export function linksOf(
  engines: readonly Engine[],
  job: EngineJob,
  context: EngineContext,
  tell: Tell
): readonly Link[] {
  let most = 0
  return engines.map((engine, index) => {
    const behind = engines.slice(index + 1).map(({ name }) => name)
    return {
      job,
      engine,
      tell: (error) => tell(job, engine.name, error),
      context: {
        ...context,
        scratch: index === 0 ? context.scratch : join(context.scratch, engine.name),
        progress(fraction, step) {
          most = Math.max(most, fraction)
          context.progress(most, step)
        },
        ...(behind.length > 0 && { behind: { job, engines: behind } }),
      },
    }
  })
}

/** Has one engine work, in a folder that is there. */
export async function askLink<O>(
  { job, engine, context }: Link,
  ask: (engine: Engine, context: EngineContext) => Promise<O>
): Promise<O> {
  await mkdir(context.scratch, { recursive: true })
  const facts = { 'vitrine.engine': engine.name, 'vitrine.job': job }
  return inSpan(`${engine.name} ${job}`, { isInner: true, facts }, () => ask(engine, context))
}

/**
 * Whether the next engine may be asked: this one is away, has refused the request before it took it, or cannot do it, and surely makes
 * nothing of it any more.
 */
export function isPassedOn(error: unknown): error is EngineError {
  if (!(error instanceof EngineError) || error.mayStillCome) return false
  const { category, code } = error
  return category === 'provider_down' || category === 'unsupported' || code === 'service_busy'
}

/** What to say when nobody has made it: what one alone says, one sentence for several that may be back, or what the last one says. */
export function lastWord(errors: readonly EngineError[]): EngineError {
  const last = errors.at(-1)
  if (!last) return new EngineError('no_engine')
  const isOne = errors.every(({ code }) => code === last.code)
  if (isOne || !errors.some(({ retryable }) => retryable)) return last
  return new EngineError('engines_away', {}, { cause: new AggregateError(errors) })
}

/**
 * The answer of the first engine that has one.
 * @throws EngineError of an engine that may still make it, or {@link lastWord}
 */
export async function firstAnswer<O>(
  links: readonly Link[],
  ask: (engine: Engine, context: EngineContext) => Promise<O>
): Promise<O> {
  const errors: EngineError[] = []
  for (const link of links) {
    try {
      const answer = await askLink(link, ask)
      link.context.madeBy?.(link.engine.name)
      return answer
    } catch (error) {
      if (!isPassedOn(error)) throw error
      link.tell(error)
      errors.push(error)
    }
  }
  throw lastWord(errors)
}
