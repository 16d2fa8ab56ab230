import { list } from '../remote/models/input_of.js'
import type { ModelJob, Size } from '../remote/models/orders.js'
import { byTokens } from '../remote/models/price.js'
import type { ChosenModels, Fields, ModelRow, ModelTable, Source } from '../remote/models/row.js'
import type { Orders } from '../remote/models/orders.js'

/** What is known of a model that draws. */
export interface ImageModel {
  id: string
  /** US cents of one picture as it is asked for here. */
  cents: number
  /** Sent with every order for pictures. */
  fixed: Record<string, unknown>
  /** Sizes that it draws; any whose sides are multiples of 16, if null. */
  sizes: readonly Size[] | null
  sources: readonly Source[]
}

const SCRIPT: Source = {
  title: 'PSOpenAI 5.0.0, Request-ImageEdit: names of models, sizes and qualities',
  url: 'https://www.powershellgallery.com/packages/PSOpenAI/5.0.0',
  lookedUp: '2026-11-27',
}

const FIELDS: Source = {
  title: 'OpenAI API, image edits, as ex_openai 2.0.0-beta2 gives its fields',
  url: 'https://hexdocs.pm/ex_openai/2.0.0-beta2/ExOpenAI.Components.EditImageBodyJsonParam.html',
  lookedUp: '2026-11-27',
}

/** The sizes that every model of the family draws. */
export const THREE_SIZES: readonly Size[] = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

const QUALITY = { quality: 'medium', output_format: 'png' }

/** The models of OpenAI that are known here, the default first; prices are those of the same models elsewhere. */
export const IMAGE_MODELS: readonly ImageModel[] = [
  {
    id: 'gpt-image-2.5-flare',
    ...{ cents: 4.7, fixed: QUALITY, sizes: null, sources: [SCRIPT, FIELDS] },
  },
  {
    id: 'gpt-image-2.5-sunburst',
    ...{ cents: 12.8, fixed: { ...QUALITY, quality: 'high' }, sizes: null },
    sources: [SCRIPT, FIELDS],
  },
  {
    id: 'gpt-image-1-mini',
    ...{ cents: 1.5, fixed: QUALITY, sizes: THREE_SIZES, sources: [SCRIPT, FIELDS] },
  },
]

/** Cents of a picture of a model that is not known here, and of a question. */
const UNKNOWN_CENTS = 5
const QUESTION_CENTS = 0.5

/** A model by its name: of one that is not known, what all servers take is sent. @param cents as the operator says, if he does */
export function imageModel(id: string, cents?: number): ImageModel {
  const known = IMAGE_MODELS.find((one) => one.id === id)
  const unknown = { id, cents: UNKNOWN_CENTS, fixed: {}, sizes: THREE_SIZES, sources: [FIELDS] }
  return { ...(known ?? unknown), ...(cents !== undefined && { cents }) }
}

const DRAWN = { prompt: 'prompt', count: 'n' } as const

/** Loaded where a picture has come: with the settings each web process would load what opens pictures, and the whole engine. */
const toAnswer = async (output: unknown) => (await import('./frame.js')).takeOutOfFrames(output)

/** The product where it stands, which is also the mask: what is transparent is drawn. */
const laid = (picture: string) => ({ image: [picture], mask: picture })

/** The models that the jobs use: one that draws, for all of them, and one that speaks. @param language none, if null */
export function openAiModels(image: ImageModel, language: string | null): ChosenModels {
  const { id, cents, fixed, sources } = image
  const row = <J extends ModelJob>(
    job: J,
    fields: Fields<Orders[J]>,
    can?: ModelRow['can']
  ): ModelRow<J> => ({
    ...{ id, job, fields, fixed, sources, most: 4, toAnswer },
    price: { cents, per: 'picture' },
    ...(can && { can }),
  })
  return {
    language: language === null ? null : languageRow(language),
    references: row(
      'references',
      { ...DRAWN, pictures: 'image', size: 'size' },
      { references: 16 }
    ),
    background: row('background', { ...DRAWN, picture: laid }),
    edit: row('edit', { ...DRAWN, picture: list('image') }),
    area: row('area', { ...DRAWN, picture: list('image'), mask: 'mask' }, { mask: 'clear' }),
    ...{ train: null, generate: null, cutout: null, erase: null, widen: null },
    ...{ upscale: null, video: null },
  }
}

function languageRow(id: string): ModelRow<'language'> {
  return {
    ...{ id, job: 'language', price: byTokens(QUESTION_CENTS), sources: [FIELDS] },
    fields: { system: 'system', prompt: 'words', pictures: 'pictures' },
  }
}

/** The same as a table, for who lists models. */
export const OPENAI_MODELS: ModelTable = {
  ...{ language: [], train: [], generate: [], cutout: [], erase: [], widen: [] },
  ...{ upscale: [], video: [], references: [], background: [], area: [] },
  edit: IMAGE_MODELS.map((image) => openAiModels(image, null).edit!),
}
