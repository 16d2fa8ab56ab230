import { comfyui } from '#config/comfyui'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { engineOrder } from '../chain/engine_order.js'
import type { EngineName } from '../chain/read_chains.js'
import type { EngineJob } from '../engine.js'
import type { ModelJob } from '../remote/models/orders.js'
import { type Amount, unitsOf } from '../remote/models/price.js'
import type { ModelRow } from '../remote/models/row.js'
import type { RemoteSettings } from '../remote/settings.js'

/** How much is asked for. */
export interface EstimatedAmount extends Amount {
  /** Of films. */
  hasSound?: boolean | undefined
}

/** The models that each job may ask; what is missing is done here. */
const MODEL_JOBS: Partial<Record<EngineJob, readonly ModelJob[]>> = {
  identify: ['language'],
  suggestPrompts: ['language'],
  train: ['train'],
  cutout: ['cutout'],
  mask: ['cutout'],
  // A locked product is laid into a scene, any other one is drawn, by what has learnt it or as it is shown.
  generate: ['generate', 'references', 'background'],
  background: ['background'],
  edit: ['edit', 'area', 'erase', 'widen'],
  upscale: ['upscale'],
  video: ['video'],
}

type Settings = Pick<RemoteSettings, 'models' | 'trainSteps'>

/** Of a provider that is in use; null of the engine here. */
function settingsOf(name: EngineName = 'local'): Settings | null {
  return { local: null, fal, replicate, openai, comfyui }[name]
}

/**
 * US cents that the provider that is asked first is expected to bill for a job, by the list prices of its models: the most where several may do it.
 * Nothing for what is done here.
 */
export function estimateCents(
  job: EngineJob,
  amount: EstimatedAmount,
  settings: Settings | null = settingsOf(engineOrder(job)[0])
): number {
  const jobs = MODEL_JOBS[job]
  if (!settings || !jobs) return 0
  const asked = { steps: settings.trainSteps, ...amount }
  return Math.max(...jobs.map((each) => centsOf(settings.models[each], asked)))
}

function centsOf(row: ModelRow | null, amount: EstimatedAmount): number {
  if (!row) return 0
  const { price, can } = row
  const cents = (amount.hasSound ? can?.soundCents : undefined) ?? price.cents
  return unitsOf(price, amount) * cents
}
