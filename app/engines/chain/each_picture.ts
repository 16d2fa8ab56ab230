import type { Engine, EngineContext, Picture, PicturesOutput } from '../engine.js'
import { failSpan } from '#app/core/tracing/spans'
import { EngineError } from '../engine_error.js'
import { askLink, isPassedOn, lastWord, type Link } from './pass_on.js'

/** Neighbouring pictures of a series. */
export interface Run {
  firstIndex: number
  count: number
}

type Ask = (engine: Engine, run: Run, context: EngineContext) => Promise<PicturesOutput>

/** Pictures of a series, each made by the first engine that makes it: what one has made is kept, and only the rest is asked of the next. */
class Series {
  readonly #first: number
  readonly #made: (Picture | EngineError | null)[]
  /** Why nobody has made a picture yet. */
  readonly #reasons: EngineError[][]
  readonly #ignoredWords = new Set<string>()
  #cents = 0

  constructor({ firstIndex, count }: Run) {
    this.#first = firstIndex
    this.#made = Array.from({ length: count }, () => new EngineError('no_engine'))
    this.#reasons = Array.from({ length: count }, () => [])
  }

  /** Neighbours that the next engine is asked for. */
  get missing(): Run[] {
    const runs: Run[] = []
    for (const [offset, it] of this.#made.entries()) {
      if (!isPassedOn(it)) continue
      const firstIndex = this.#first + offset
      const last = runs.at(-1)
      if (last && last.firstIndex + last.count === firstIndex) last.count += 1
      else runs.push({ firstIndex, count: 1 })
    }
    return runs
  }

  /** Takes what an engine has made of a run. */
  keep(
    { firstIndex, count }: Run,
    engine: string,
    { pictures, ignoredWords, cost }: PicturesOutput
  ): void {
    for (const word of ignoredWords) this.#ignoredWords.add(word)
    this.#cents += cost.cents
    for (let offset = 0; offset < count; offset++) {
      const place = firstIndex - this.#first + offset
      const it = pictures[offset]
      if (isPassedOn(it)) this.#reasons[place]?.push(it)
      // Where there is one way to do it there are no more pictures of it.
      else if (it === undefined) this.#made[place] = null
      else this.#made[place] = it instanceof EngineError ? it : { engine, ...it }
    }
  }

  /** Notes that an engine has made nothing of a run. */
  lack({ firstIndex, count }: Run, error: EngineError): void {
    for (let offset = 0; offset < count; offset++) {
      this.#reasons[firstIndex - this.#first + offset]?.push(error)
    }
  }

  /**
   * Everything, in order.
   * @throws EngineError when one is missing that a later attempt may make
   */
  answer(): PicturesOutput {
    const pictures = this.#made.flatMap((it, place) => {
      if (it === null) return []
      return isPassedOn(it) ? lastWord(this.#reasons[place]!) : it
    })
    for (const it of pictures) if (it instanceof EngineError && it.retryable) throw it
    return { pictures, ignoredWords: [...this.#ignoredWords], cost: { cents: this.#cents } }
  }
}

/**
 * Pictures of a series by the engines of an order.
 * @throws EngineError when one of them is missing that a later attempt may make; what was paid for is kept until then
 */
export async function eachPicture(
  links: readonly Link[],
  all: Run,
  ask: Ask
): Promise<PicturesOutput> {
  const series = new Series(all)
  for (const link of links) {
    for (const run of series.missing) {
      try {
        const output = await askLink(link, async (engine, context) => {
          const made = await ask(engine, run, context)
          const missing = made.pictures.find((it) => it instanceof EngineError)
          if (missing) failSpan(missing)
          return made
        })
        for (const it of output.pictures) {
          if (it instanceof EngineError && it.retryable && !isPassedOn(it)) throw it
        }
        const lacking = output.pictures.find((it) => isPassedOn(it))
        if (lacking) link.tell(lacking)
        series.keep(run, link.engine.name, output)
      } catch (error) {
        if (!isPassedOn(error)) throw error
        link.tell(error)
        series.lack(run, error)
      }
    }
  }
  const answer = series.answer()
  const made = answer.pictures.find((it) => !(it instanceof EngineError)) as Picture | undefined
  if (made?.engine) links[0]?.context.madeBy?.(made.engine)
  return answer
}
