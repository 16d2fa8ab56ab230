import { JobError } from '#engine/facts'
import * as engine from '#engine/index'
import { asEngineError } from './as_engine_error.js'
import type {
  Engine,
  EngineContext,
  EngineCost,
  EngineState,
  PicturesOutput,
  VideoFile,
} from '../engine.js'
import { EngineError } from '../engine_error.js'

export { inspectPicture, keepsProduct, orderedFilm, readAsked } from '#engine/index'
export type { ComparedView, Comparison, FinishedPicture, ModelView, TextLine } from '#engine/index'

type Local = engine.LocalEngine
type ForOthers = 'layProduct' | 'finishScene' | 'firstFrame' | 'compare' | 'readLabel'

/** The built-in engine with what remote engines have its threads do: their own has to wait for everybody's work. */
export type BuiltInEngine = Engine &
  Required<Pick<Engine, 'networks'>> & {
    [Job in ForOthers]: (
      input: Parameters<Local[Job]>[0],
      context: EngineContext
    ) => ReturnType<Local[Job]>
  }

/** The engine of `engine/` behind the port; see `createLocalEngine`. */
export function createBuiltInEngine(
  options: Parameters<typeof engine.createLocalEngine>[0]
): BuiltInEngine {
  const local = engine.createLocalEngine(options)
  return {
    name: 'local',
    capabilities: local.capabilities,
    networks: () => local.networks(),
    identify: call(local.identify),
    train: call(local.train),
    suggestPrompts: call(local.suggestPrompts),
    cutout: call(local.cutout),
    mask: call(local.mask),
    generate: picturesOf(local.generate),
    background: picturesOf(local.background),
    edit: picturesOf(local.edit),
    reshape: picturesOf(local.reshape),
    packshot: picturesOf(local.packshot),
    video: call(local.video),
    reel: call(local.reel),
    upscale: picturesOf(local.upscale),
    select: (input, { signal, read }) => {
      const reading = new Reading(read)
      return reading.during(() => local.select(input, { signal, read: reading.read }))
    },
    draft: (input, { signal, read }) => {
      const reading = new Reading(read)
      return reading.during(() => local.draft(input, { signal, read: reading.read }))
    },
    layProduct: call(local.layProduct),
    finishScene: call(local.finishScene),
    firstFrame: call(local.firstFrame),
    compare: call(local.compare),
    readLabel: call(local.readLabel),
    close: () => local.close(),
  }
}

/** @throws EngineError `service_output_unusable` when a picture of the provider's cannot be read */
export function unbroken<T>(reading: Promise<T>): Promise<T> {
  return translated(() => engine.unbroken(reading))
}

/**
 * What the built-in engine knows of a trained product.
 * @throws EngineError `invalid_input` when another engine trained it
 */
export function unpackModel(state: EngineState): engine.LocalModel {
  try {
    return engine.unpackModel(state)
  } catch (error) {
    throw asEngineError(error)
  }
}

/**
 * A film that was looked at; see `soundFilm` of the engine.
 * @throws EngineError `invalid_input` when it came out wrong twice, and what `make` throws
 */
export function soundFilm<Made extends { file: VideoFile; cost: EngineCost }>(
  ordered: engine.OrderedFilm,
  ffmpegPath: string | null,
  make: (isAgain: boolean) => Promise<Made>
): Promise<Made> {
  return translated(() => engine.soundFilm(ordered, ffmpegPath, make))
}

/** A job of the engine as the port calls it. */
function call<Input, Output>(
  work: (input: Input, context: engine.CallContext) => Promise<Output>
): (input: Input, context: EngineContext) => Promise<Output> {
  return (input, context) => {
    const reading = new Reading((key) => context.read(key))
    return reading.during(() => work(input, contextOf(context, reading)))
  }
}

/** The same of a job that makes pictures, some of which may have failed. */
function picturesOf<Input>(
  work: (input: Input, context: engine.CallContext) => Promise<engine.PicturesOutput>
): (input: Input, context: EngineContext) => Promise<PicturesOutput> {
  return (input, context) => {
    const reading = new Reading((key) => context.read(key))
    return reading.during(async () => {
      const made = await work(input, contextOf(context, reading))
      const pictures = made.pictures.map((it) =>
        it instanceof JobError ? reading.errorOf(it) : it
      )
      return { ...made, pictures }
    })
  }
}

function contextOf(context: EngineContext, { read }: Reading): engine.CallContext {
  const { signal, scratch } = context
  return { signal, scratch, read, progress: (fraction, step) => context.progress(fraction, step) }
}

/** Reads pictures for one call, which fails with the port's own error where it is the reading that failed. */
class Reading {
  readonly #read: EngineContext['read']
  #failed: EngineError | null = null

  constructor(read: EngineContext['read']) {
    this.#read = read
  }

  readonly read: EngineContext['read'] = async (key) => {
    try {
      return await this.#read(key)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      this.#failed ??= error
      throw new JobError('picture_gone', {}, { cause: error })
    }
  }

  async during<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      throw error instanceof JobError ? this.errorOf(error) : error
    }
  }

  errorOf(error: JobError): EngineError {
    return (error.code === 'picture_gone' && this.#failed) || asEngineError(error)
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw asEngineError(error)
  }
}
