import env from '#start/env'
import { chooseModels } from '#app/engines/remote/models/choose'
import type { AllModels, ModelRow, ModelTable } from '#app/engines/remote/models/row'
import type { RemoteSettings } from '#app/engines/remote/settings'

/** What the names of the settings of a provider that learns products begin with. */
type Prefix = 'FAL' | 'REPLICATE'

/** What those of any provider begin with. */
type AnyPrefix = Prefix | 'OPENAI_IMAGES' | 'COMFYUI'

/** How a provider differs from others in what is read here. */
interface RemoteOptions {
  table: ModelTable
  /** Makes a row of a language model that is none, where the provider takes any. */
  languageRow?: (id: string) => ModelRow<'language'>
  trustedOrigin: string | null
  /** Path of the route that takes the provider's messages. */
  webhookPath: string
  /** Most that its models take. */
  most: { trainSteps: number; guidance: number }
}

/**
 * The settings of an engine with a provider that learns products, read by the names that begin with its prefix.
 * @throws Error naming the setting that is wrong, and what it may be
 */
export function readRemote(
  prefix: Prefix,
  options: RemoteOptions
): RemoteSettings & { models: AllModels } {
  const { table, languageRow, trustedOrigin, webhookPath, most } = options
  const shared = readShared(prefix)
  return {
    ...shared,
    timing: {
      ...shared.timing,
      lost: within(`${prefix}_LOST_SECONDS`, 300, 1, 3_600) * 1_000,
    },
    trustedOrigin,
    webhookUrl: webhookUrl(prefix, webhookPath),
    ...chooseModels({ prefix, table, languageRow, read: (name) => env.get(name) }),
    trainSteps: within(`${prefix}_TRAIN_STEPS`, 1000, 100, most.trainSteps),
    loraScale: within(`${prefix}_LORA_SCALE`, 1, 0, 2),
    generateSteps: ifSet(`${prefix}_GENERATE_STEPS`, 1, 50),
    guidance: ifSet(`${prefix}_GUIDANCE`, 0, most.guidance),
  }
}

/** What was learnt, and is not where a provider learns nothing. */
export const LEARNS_NOTHING = {
  trainers: [],
  drawers: [],
  trainSteps: 0,
  loraScale: 0,
} as const

/**
 * The settings that all engines with a provider have.
 * @throws Error naming the setting that is wrong, and what it may be
 */
export function readShared(
  prefix: AnyPrefix
): Pick<RemoteSettings, 'mostDeltaE' | 'mostDrawnDeltaE' | 'leastWords' | 'budget' | 'timing'> {
  return {
    mostDeltaE: within(`${prefix}_MOST_DELTA_E`, 6, 0.5, 100),
    mostDrawnDeltaE: within(`${prefix}_MOST_DRAWN_DELTA_E`, 15, 0.5, 100),
    leastWords: within(`${prefix}_LEAST_WORDS`, 0.5, 0, 1),
    budget: {
      perUser: budget(`${prefix}_BUDGET_PER_USER`),
      total: budget(`${prefix}_BUDGET_TOTAL`),
    },
    timing: {
      firstPoll: 700,
      mostPoll: 10_000,
      mostPollWithWebhook: 30_000,
      call: 30_000,
      transfer: 300_000,
      lost: 300_000,
    },
  }
}

/** An address without a slash at the end. */
export function address(
  name:
    | 'FAL_QUEUE_URL'
    | 'FAL_REST_URL'
    | 'FAL_API_URL'
    | 'REPLICATE_API_URL'
    | 'OPENAI_IMAGES_URL'
    | 'COMFYUI_URL',
  usual: string
): string {
  return env.get(name, usual).replace(/\/+$/, '')
}

type SharedNumber = 'MOST_DELTA_E' | 'MOST_DRAWN_DELTA_E' | 'LEAST_WORDS'
type LearningNumber = 'TRAIN_STEPS' | 'LORA_SCALE' | 'GENERATE_STEPS' | 'GUIDANCE' | 'LOST_SECONDS'
type NumberSetting = `${AnyPrefix}_${SharedNumber}` | `${Prefix}_${LearningNumber}`

function within(name: NumberSetting, usual: number, least: number, most: number): number {
  return ifSet(name, least, most) ?? usual
}

function ifSet(name: NumberSetting, least: number, most: number): number | undefined {
  const value = env.get(name)
  if (value === undefined || (value >= least && value <= most)) return value
  throw new Error(`${name} must be from ${least} to ${most}, not ${value}.`)
}

function budget(name: `${AnyPrefix}_BUDGET_PER_USER` | `${AnyPrefix}_BUDGET_TOTAL`): number | null {
  const dollars = env.get(name)
  if (dollars === undefined) return null
  if (dollars >= 0) return dollars
  throw new Error(`${name} must be a number of dollars a day, not ${dollars}.`)
}

/** The provider reaches no private addresses: without a public one we ask it instead of being told. */
function webhookUrl(prefix: Prefix, path: string): string | null {
  const own = env.get(`${prefix}_WEBHOOK_URL`)
  if (own) return own
  const site = env.get('APP_URL')
  return site?.startsWith('https:') ? site.replace(/\/+$/, '') + path : null
}
