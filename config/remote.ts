import env from '#start/env'
import type { ChosenModels, LanguageModels, ModelCatalog } from '#app/engines/remote/models/models'
import type { RemoteSettings } from '#app/engines/remote/settings'

/** What the names of a provider's settings begin with. */
export type Prefix = 'FAL' | 'REPLICATE'

/** How a provider differs from others in what is read here. */
interface RemoteOptions {
  catalog: ModelCatalog
  language: LanguageModels
  trustedOrigin: string | null
  /** Path of the route that takes the provider's messages. */
  webhookPath: string
  /** Most that its models take. */
  most: { trainSteps: number; guidance: number }
}

/**
 * The settings that all engines with a provider have, read by the names that begin with its prefix.
 * @throws Error naming the setting that is wrong, and what it may be
 */
export function readRemote(prefix: Prefix, options: RemoteOptions): RemoteSettings {
  const { catalog, language, trustedOrigin, webhookPath, most } = options
  return {
    trustedOrigin,
    webhookUrl: webhookUrl(prefix, webhookPath),
    models: { language, ...models(prefix, catalog) },
    trainSteps: within(`${prefix}_TRAIN_STEPS`, 1000, 100, most.trainSteps),
    loraScale: within(`${prefix}_LORA_SCALE`, 1, 0, 2),
    generateSteps: within(`${prefix}_GENERATE_STEPS`, 28, 1, 50),
    guidance: within(`${prefix}_GUIDANCE`, 3.5, 0, most.guidance),
    mostDeltaE: within(`${prefix}_MOST_DELTA_E`, 6, 0.5, 100),
    mostDrawnDeltaE: within(`${prefix}_MOST_DRAWN_DELTA_E`, 15, 0.5, 100),
    leastWords: within(`${prefix}_LEAST_WORDS`, 0.5, 0, 1),
    fallsBack: env.get('ENGINE_FALLBACK') === 'local',
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
      lost: within(`${prefix}_LOST_SECONDS`, 300, 1, 3_600) * 1_000,
    },
  }
}

/** An address without a slash at the end. */
export function address(
  name: 'FAL_QUEUE_URL' | 'FAL_REST_URL' | 'FAL_API_URL' | 'REPLICATE_API_URL',
  usual: string
): string {
  return env.get(name, usual).replace(/\/+$/, '')
}

const MODEL_SETTINGS = {
  train: 'TRAIN_MODEL',
  generate: 'GENERATE_MODEL',
  cutout: 'CUTOUT_MODEL',
  background: 'BACKGROUND_MODEL',
  edit: 'EDIT_MODEL',
  upscale: 'UPSCALE_MODEL',
  video: 'VIDEO_MODEL',
} as const satisfies Record<keyof ChosenModels, string>

function models(prefix: Prefix, catalog: ModelCatalog): ChosenModels {
  const jobs = Object.keys(MODEL_SETTINGS) as (keyof ChosenModels)[]
  const chosen = Object.fromEntries(
    jobs.map((job) => [job, modelFor(prefix, job, catalog)])
  ) as unknown as ChosenModels
  if (chosen.train.family !== chosen.generate.family) {
    throw new Error(
      `${prefix}_TRAIN_MODEL and ${prefix}_GENERATE_MODEL do not fit together: ${chosen.train.id} trains ` +
        `${chosen.train.family}, ${chosen.generate.id} takes ${chosen.generate.family}.`
    )
  }
  return chosen
}

function modelFor(prefix: Prefix, job: keyof ChosenModels, catalog: ModelCatalog) {
  const name = `${prefix}_${MODEL_SETTINGS[job]}` as const
  const known: readonly ChosenModels[keyof ChosenModels][] = catalog[job]
  const wanted = env.get(name)
  if (wanted === undefined) return known[0]
  const found = known.find(({ id }) => id === wanted)
  if (found) return found
  const choices = known.map(({ id }) => id).join(', ')
  throw new Error(`${name} names a model that is not known here: ${wanted}. Known: ${choices}.`)
}

type NumberSetting =
  | 'TRAIN_STEPS'
  | 'LORA_SCALE'
  | 'GENERATE_STEPS'
  | 'GUIDANCE'
  | 'MOST_DELTA_E'
  | 'MOST_DRAWN_DELTA_E'
  | 'LEAST_WORDS'
  | 'LOST_SECONDS'

function within(
  name: `${Prefix}_${NumberSetting}`,
  usual: number,
  least: number,
  most: number
): number {
  const value = env.get(name, usual)
  if (value >= least && value <= most) return value
  throw new Error(`${name} must be from ${least} to ${most}, not ${value}.`)
}

function budget(name: `${Prefix}_BUDGET_PER_USER` | `${Prefix}_BUDGET_TOTAL`): number | null {
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
