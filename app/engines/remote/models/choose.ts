import type { RemoteSettings } from '../settings.js'
import type { ModelJob, OptionalJob } from './orders.js'
import type { AllModels, ModelRow, ModelTable } from './row.js'

/** Ends of the names of the settings. */
const SETTINGS = {
  language: 'LANGUAGE_MODEL',
  train: 'TRAIN_MODEL',
  generate: 'GENERATE_MODEL',
  references: 'REFERENCES_MODEL',
  cutout: 'CUTOUT_MODEL',
  background: 'BACKGROUND_MODEL',
  edit: 'EDIT_MODEL',
  area: 'AREA_MODEL',
  erase: 'ERASE_MODEL',
  widen: 'WIDEN_MODEL',
  upscale: 'UPSCALE_MODEL',
  video: 'VIDEO_MODEL',
} as const satisfies Record<ModelJob, string>

/** Name of the setting of a job's model, of which there is one a provider. */
export type ModelSetting = `FAL_${Name}` | `REPLICATE_${Name}`
type Name = (typeof SETTINGS)[ModelJob]

export interface Choice {
  /** What the names of the settings begin with. */
  prefix: 'FAL' | 'REPLICATE'
  table: ModelTable
  /** Makes a row of a language model that is none, where the provider takes any. */
  languageRow?: ((id: string) => ModelRow<'language'>) | undefined
  read(name: ModelSetting): string | undefined
}

/**
 * The model of each job as the settings say, the first of the table where they say nothing.
 * @throws Error naming the setting that is wrong, and what it may be
 */
export function chooseModels(
  choice: Choice
): Pick<RemoteSettings, 'trainers' | 'drawers'> & { models: AllModels } {
  const { prefix, table, languageRow, read } = choice
  const pick = <J extends ModelJob>(job: J) => modelFor(choice, job, table[job])
  const pickIfAny = <J extends OptionalJob>(job: J) => (table[job].length > 0 ? pick(job) : null)
  const language = read(`${prefix}_LANGUAGE_MODEL`)
  const isRow = table.language.some(({ id }) => id === language)
  const { train, generate } = pairOf(choice)
  const models: AllModels = {
    language: language && !isRow && languageRow ? languageRow(language) : pick('language'),
    train,
    generate,
    cutout: pick('cutout'),
    background: pick('background'),
    references: pickIfAny('references'),
    edit: pick('edit'),
    area: pickIfAny('area'),
    erase: pickIfAny('erase'),
    widen: pickIfAny('widen'),
    upscale: pick('upscale'),
    video: pick('video'),
  }
  return { models, trainers: table.train, drawers: drawersOf(generate, table) }
}

/** The model that draws each family: the chosen one for its own, the first of the table for others. */
export function drawersOf(
  chosen: ModelRow<'generate'>,
  { generate }: ModelTable
): RemoteSettings['drawers'] {
  return [chosen, ...generate.filter(({ family }) => family !== chosen.family)]
}

/** What trains and what draws: where one of them is set, the other one is of its family. */
function pairOf(choice: Choice): Pick<AllModels, 'train' | 'generate'> {
  const { prefix, table, read } = choice
  const names = [`${prefix}_TRAIN_MODEL`, `${prefix}_GENERATE_MODEL`] as const
  const [isTrainSet, isGenerateSet] = names.map((name) => read(name) !== undefined)
  const train = modelFor(choice, 'train', table.train)
  const generate = modelFor(choice, 'generate', table.generate)
  if (train.family === generate.family) return { train, generate }
  const drawing = table.generate.find((row) => row.family === train.family)
  const training = table.train.find((row) => row.family === generate.family)
  if (!isGenerateSet && drawing) return { train, generate: drawing }
  if (!isTrainSet && training) return { train: training, generate }
  const pairs = table.train.flatMap((one) =>
    table.generate
      .filter((row) => row.family === one.family)
      .map((row) => `${one.id} with ${row.id}`)
  )
  throw new Error(
    `${names.join(' and ')} do not fit together: ${train.id} trains ${train.family}, ${generate.id} takes ` +
      `${generate.family}. Known: ${pairs.join(', ')}.`
  )
}

function modelFor<J extends ModelJob>(
  { prefix, read }: Choice,
  job: J,
  known: readonly ModelRow<J>[]
): ModelRow<J> {
  const name = `${prefix}_${SETTINGS[job]}` as const
  const wanted = read(name)
  const found = wanted === undefined ? known[0] : known.find(({ id }) => id === wanted)
  if (found) return found
  const choices = known.filter(({ isSuperseded }) => !isSuperseded).map(({ id }) => id)
  throw new Error(
    `${name} names a model that is not known here: ${wanted}. Known: ${choices.join(', ')}.`
  )
}
