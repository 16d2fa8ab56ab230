import type { LimitFunction } from 'p-limit'
import type { EngineContext } from '../engine.js'
import type { BuiltInEngine } from '../built_in/built_in_engine.js'
import type { RemoteCall, RemoteResult } from './queue/remote_queue.js'
import type { RemoteSettings } from './settings.js'

/** What the jobs of this engine work with. */
export interface Tools {
  settings: RemoteSettings
  /** Its name. */
  provider: string
  /** Has the provider do something; see `RemoteQueue.run`. */
  run(call: RemoteCall, context: EngineContext): Promise<RemoteResult>
  /** Has what came out of a step asked for anew by later attempts, here or elsewhere. */
  forget(step: string, context: EngineContext): Promise<void>
  /** Prepares photos and product cut-outs, compares products, and does what needs no model. */
  local: BuiltInEngine
  /** Bounds what is decoded at once. */
  limit: LimitFunction
  ffmpegPath: string | null
}
