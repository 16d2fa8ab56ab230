import type { EngineContext } from '../engine.js'
import { EngineError } from '../engine_error.js'
import type { Tools } from './tools.js'

type Work<I, O> = (input: I, context: EngineContext, tools: Tools) => Promise<O>

/**
 * The same work, of which nobody else is asked for what was paid for here: once a request of it has been answered, whatever fails in what
 * came back says that it may still come. What a further request fails of says so itself.
 */
export function keepPaid<I, O extends object>(work: Work<I, O>): Work<I, O> {
  return async (input, context, tools) => {
    let isPaid = false
    const ofRequests = new WeakSet<object>()
    const run: Tools['run'] = async (call, own) => {
      try {
        const result = await tools.run(call, own)
        isPaid = true
        return result
      } catch (error) {
        if (error instanceof EngineError) ofRequests.add(error)
        throw error
      }
    }
    const keep = <T>(it: T): T | EngineError =>
      isPaid && it instanceof EngineError && !ofRequests.has(it)
        ? EngineError.of(it.failure, { cause: it, mayStillCome: true })
        : it
    try {
      const output = await work(input, context, { ...tools, run })
      if (!('pictures' in output)) return output
      return { ...output, pictures: (output.pictures as unknown[]).map(keep) }
    } catch (error) {
      throw keep(error)
    }
  }
}
