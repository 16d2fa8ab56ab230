import pLimit from 'p-limit'
import type { Engine, EngineCapabilities, EngineContext } from '../engine.js'
import { EngineError } from '../engine_error.js'
import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import { Breakers } from './breakers.js'
import { background } from './jobs/background.js'
import { cutout, mask } from './jobs/cutout.js'
import { draft } from './jobs/draft.js'
import { edit } from './jobs/edit.js'
import { generate } from './jobs/generate.js'
import { identify } from './jobs/identify.js'
import { suggestPrompts } from './jobs/suggest_prompts.js'
import { train } from './jobs/train.js'
import { upscale } from './jobs/upscale.js'
import { video } from './jobs/video.js'
import { offeredBy } from './offered.js'
import type { Provider } from './provider.js'
import { RemoteQueue } from './queue/remote_queue.js'
import type { RemoteSettings } from './settings.js'
import type { Tools } from './tools.js'

/** Pictures that are decoded and encoded at a time, beside those of the local engine. */
const PIXEL_JOBS = 2

/**
 * The engine that has a provider's models do the work. What needs no model is done by `local`, which it closes with itself.
 *
 * @param ffmpegPath the ffmpeg program, or null to look for it
 */
export function createRemoteEngine(
  provider: Provider,
  capabilities: EngineCapabilities,
  settings: RemoteSettings,
  local: BuiltInEngine,
  ffmpegPath: string | null
): Engine {
  const queue = new RemoteQueue(provider, settings)
  const breakers = new Breakers()
  const tools: Tools = {
    settings,
    provider: provider.name,
    async run(call, context) {
      const standing = await queue.standingOf(call, context)
      if (standing === 'elsewhere') throw new EngineError('service_away')
      // What is under way is waited for even while nothing new is tried.
      if (standing === 'here') return queue.run(call, context)
      return breakers.run(call.job, () => queue.run(call, context))
    },
    local,
    limit: pLimit(PIXEL_JOBS),
    ffmpegPath,
  }
  const job =
    <I, O>(work: (input: I, context: EngineContext, tools: Tools) => Promise<O>) =>
    (input: I, context: EngineContext) =>
      guarded(() => work(input, context, tools))
  return {
    name: provider.name,
    capabilities: {
      ...offeredBy(capabilities, settings),
      select: local.capabilities.select,
      reel: local.capabilities.reel,
    },
    identify: job(identify),
    train: job(train),
    suggestPrompts: job(suggestPrompts),
    cutout: job(cutout),
    mask: job(mask),
    generate: job(generate),
    background: job(background),
    edit: job(edit),
    reshape: local.reshape,
    packshot: local.packshot,
    video: job(video),
    reel: local.reel,
    upscale: job(upscale),
    select: local.select,
    draft: (input, context) => guarded(() => draft(input, context, tools)),
    async close() {
      queue.close()
      await local.close()
    },
  }
}

/** What is no EngineError is a fault of this engine: the call may be tried again. */
async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof EngineError) throw error
    throw new EngineError('engine_failed', {}, { cause: error, mayStillCome: true })
  }
}
