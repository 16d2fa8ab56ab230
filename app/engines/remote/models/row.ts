import type { Model, ModelInput } from './model.js'
import type { ModelJob, OptionalJob, Orders } from './orders.js'
import type { TaskPrompts } from './task_prompts.js'

/** The family of base models that a LoRA fits. */
export type Family = 'flux-1' | 'flux-2' | 'qwen-image-2512'

/** Where something was read, and when. */
export interface Source {
  title: string
  url: string
  lookedUp: string
}

/** The field that takes a part of an order; a mapping where it has another form there. */
export type Fields<Order> = {
  readonly [Part in keyof Order]?: string | ((value: NonNullable<Order[Part]>) => ModelInput)
}

/** What is known of a model beside what is sent to it. */
export interface Abilities {
  /** How the area is drawn that an edit is held to: white on black, or clear on black where transparency tells. */
  mask?: 'white' | 'clear'
  /** Most pictures that it may be shown. */
  references?: number
  /** US cents of one unit with sound, where it makes some. */
  soundCents?: number
  /** Lengths of films. */
  seconds?: readonly number[]
  /** Shapes that it can be told; those of films are made by their first frame. */
  ratios?: readonly string[]
}

/** A model as the table of its provider knows it. */
export interface ModelRow<J extends ModelJob = ModelJob> extends Model {
  job: J
  /** Where it is asked, and where with pictures, if its name is no address. */
  endpoints?: { words: string; pictures: string }
  /** Of models that are trained, or draw what was. */
  family?: Family
  fields: Fields<Orders[J]>
  /** Words for changes that are asked for by name, where this model wants others than most. */
  tasks?: Partial<TaskPrompts>
  /** Sent with every order. */
  fixed?: ModelInput
  /** Most pictures of one request. */
  most?: number
  /** Most pixels that it takes; larger pictures are enlarged here. No limit, if missing. */
  mostPixels?: number
  can?: Abilities
  /** What trained weights come in; the file itself, if missing. */
  weights?: 'tar'
  /** Each training makes a model that draws by its own weights; weights are handed to this one, if missing. */
  isTrainedItself?: true
  /** How it is run where that differs: by its name, by its latest version, or as a training. */
  runsBy?: 'name' | 'version' | 'training'
  /** Known because settings may name it; not offered any more. */
  isSuperseded?: true
  /** Day on which it is known to end, e.g. `2027-03-15`. */
  ends?: string
  sources: readonly Source[]
}

/** The model that each job uses; null where the provider has none, which is not offered or done by other means. */
export type ChosenModels = { readonly [J in ModelJob]: ModelRow<J> | null }

/** The same of a provider that has one for each job that can be offered. */
export type AllModels = {
  readonly [J in Exclude<ModelJob, OptionalJob>]: ModelRow<J>
} & { readonly [J in OptionalJob]: ModelRow<J> | null }

/** All models of each job that are known at a provider, the default first. */
export type ModelTable = { readonly [J in ModelJob]: readonly ModelRow<J>[] }
