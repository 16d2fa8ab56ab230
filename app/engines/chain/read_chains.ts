import type { EngineJob } from '../engine.js'

/** All engines that are known here, by the names that settings and rows call them. */
export const ENGINE_NAMES = ['local', 'fal', 'replicate', 'openai', 'comfyui'] as const

export type EngineName = (typeof ENGINE_NAMES)[number]

/** Jobs that an order of their own may be set for, and what that setting's name ends in. */
export const CHAIN_SETTINGS = {
  identify: 'IDENTIFY',
  suggestPrompts: 'SUGGEST_PROMPTS',
  train: 'TRAIN',
  cutout: 'CUTOUT',
  mask: 'MASK',
  generate: 'GENERATE',
  background: 'BACKGROUND',
  edit: 'EDIT',
  upscale: 'UPSCALE',
  video: 'VIDEO',
} as const satisfies Partial<Record<EngineJob, string>>

export type ChainedJob = keyof typeof CHAIN_SETTINGS

/** Name of the setting that gives a job an order of its own. */
export type ChainSetting = `ENGINE_CHAIN_${(typeof CHAIN_SETTINGS)[ChainedJob]}`

type Setting = 'ENGINE' | 'ENGINE_CHAIN' | 'ENGINE_FALLBACK' | ChainSetting

/** For each job: the engines that are asked for it, in order. */
export type Chains = Readonly<Record<ChainedJob, readonly EngineName[]>>

/** Name of the setting that gives a job an order of its own. */
export function chainSetting(job: ChainedJob): ChainSetting {
  return `ENGINE_CHAIN_${CHAIN_SETTINGS[job]}`
}

/**
 * The order of engines for each job, as the settings say.
 * @throws Error naming the setting that is wrong, and what it may be
 */
export function readChains(read: (name: Setting) => string | undefined): Chains {
  const usual = usualChain(read)
  if (read('ENGINE_FALLBACK')) throw new Error(instead(usual))
  const chains: Partial<Record<ChainedJob, readonly EngineName[]>> = {}
  for (const job of Object.keys(CHAIN_SETTINGS) as ChainedJob[]) {
    const name = chainSetting(job)
    const own = read(name)
    chains[job] = own ? parse(name, own) : usual
  }
  return chains as Chains
}

function usualChain(read: (name: Setting) => string | undefined): readonly EngineName[] {
  const [one, order] = [read('ENGINE'), read('ENGINE_CHAIN')]
  if (one && order) {
    throw new Error(
      `ENGINE and ENGINE_CHAIN are both set: ENGINE_CHAIN=${order} says it all, so take ENGINE=${one} out.`
    )
  }
  if (order) return parse('ENGINE_CHAIN', order)
  return one ? parse('ENGINE', one) : ['local']
}

function parse(setting: string, value: string): readonly EngineName[] {
  const names = value.split(',').map((name) => name.trim())
  for (const [index, name] of names.entries()) {
    if (!ENGINE_NAMES.includes(name as EngineName)) {
      throw new Error(
        `${setting} names an engine that is not known here: ${name || 'an empty name'}. Known: ${ENGINE_NAMES.join(', ')}.`
      )
    }
    if (names.indexOf(name) !== index) throw new Error(`${setting} names ${name} twice.`)
  }
  if (setting === 'ENGINE' && names.length > 1) {
    throw new Error(`ENGINE names one engine; several in order are ENGINE_CHAIN=${value}.`)
  }
  return names as EngineName[]
}

/** What takes the place of the setting that cut-outs and enlargements fell back to the local engine by. */
function instead(usual: readonly EngineName[]): string {
  const chain = [...usual.filter((name) => name !== 'local'), 'local'].join(',')
  const [cutout, mask, upscale] = (['cutout', 'mask', 'upscale'] as const).map(chainSetting)
  return `ENGINE_FALLBACK is not used any more. In its place set ${cutout}, ${mask} and ${upscale} to ${chain}, or ENGINE_CHAIN for all jobs.`
}
