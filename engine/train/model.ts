import { JobError } from '../contract/job_error.js'
import type { EngineState } from '../contract/state.js'
import type { Rgb } from '../image/color.js'
import type { TextLine } from '../vision/text/text_line.js'
import type { Spill } from './spill.js'

/** One cut-out of the product, trimmed to its outline. */
export interface ModelView {
  /** Name of the file, a PNG with alpha. */
  name: string
  /** The photo that it was cut out of, as `TrainInput` names it. */
  photoId: string
  /** From where it shows the product, as `nameView` says. */
  view: string
  /** 0 to 1: how well it serves. */
  quality: number
  /** Of the cut-out, 0 to 1. */
  confidence: number
  /** Side that the light comes from in the photo, as far as the product shows it: -1 left to 1 right. */
  lightSide: number
  /** Factors on its linear light, so that all views have the product's colour. */
  gain: Rgb
  /** What is taken off its colours before that; models of older versions have none. */
  spill?: Spill | null
  /** L* of the photo's background. */
  photoLight?: number
  /** How much that is on average, in units of a* and b*. */
  recoloured?: number
  /** What is written on it, corners from 0 to 1 of the cut-out; missing or null where nobody could read it. */
  lines?: TextLine[] | null
}

/** What the local engine keeps of a trained product. */
export interface LocalModel {
  triggerWord: string
  description: string
  /** Best first. */
  views: ModelView[]
}

/** Packs a model as the engine port carries it. */
export function packModel({ triggerWord, description, views }: LocalModel): EngineState {
  return {
    triggerWord,
    description,
    views: views.map(({ spill, lines, ...view }) => ({
      ...view,
      gain: [...view.gain],
      lines: lines?.map(packLine) ?? null,
      spill: spill ? { hue: [...spill.hue], most: [...spill.most] } : null,
    })),
  }
}

function packLine({ words, corners }: TextLine) {
  return {
    words,
    corners: corners.map(({ x, y }) => ({ x: round(x), y: round(y) })),
  }
}

/** To a hundredth of a percent: less than a pixel. */
function round(share: number): number {
  return Math.round(share * 10_000) / 10_000
}

/** @throws JobError `invalid_input` when the state was made by another engine, or by an older version of this one */
export function unpackModel(state: EngineState): LocalModel {
  const { triggerWord, description, views } = state
  if (typeof triggerWord !== 'string' || typeof description !== 'string' || !isViews(views)) {
    throw new JobError('trained_elsewhere')
  }
  return { triggerWord, description, views }
}

function isViews(value: unknown): value is ModelView[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every(
      (view: Partial<ModelView> | null) =>
        typeof view?.name === 'string' &&
        typeof view.quality === 'number' &&
        Array.isArray(view.gain)
    )
  )
}
