import { join } from 'node:path'
import env from '#start/env'
import { threadsOf } from './engine_threads.js'
import { readChains } from '#app/engines/chain/read_chains'

/** The engines that are asked for each job, in order. */
export const chains = readChains((name) => env.get(name))

/** All of them, each once. */
export const enginesInUse = new Set(Object.values(chains).flat())

const LOCKS = {
  fal: 'FAL_PRODUCT_LOCK',
  replicate: 'REPLICATE_PRODUCT_LOCK',
  openai: 'OPENAI_IMAGES_PRODUCT_LOCK',
  comfyui: 'COMFYUI_PRODUCT_LOCK',
} as const

/** Which products keep their own pixels in pictures, where their owners said nothing: by the setting of who draws them first. */
export type ProductLockRule = 'text' | 'always' | 'never'
export const productLockRule: ProductLockRule = env.get(
  LOCKS[chains.generate.find((name) => name !== 'local') ?? 'fal'],
  'text'
)

/** Threads of the local engine: a worker has up to 1.2 GB with one or two, and 350 MB more with each further one. */
export const engineThreads = threadsOf(env.get('ENGINE_THREADS'))

/** Whether trained networks are used; without them products are cut out by how they differ from their background. */
export const visionIsOff = env.get('VISION', 'on') === 'off'

/** The ffmpeg program that encodes videos, or null to look for it. */
export const ffmpegPath = env.get('FFMPEG_PATH') ?? null

/** Folder for files that an engine makes before they are stored; emptied of what crashes left behind. */
export const scratchDir = join(env.get('DATA_DIR'), 'scratch')
