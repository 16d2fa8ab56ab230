import type { EditorPictureData } from '~/editor/transformers/editor_data'
import type { ShapeWay } from '~/engines/engine'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'

/** A picture in the chain of edits: the first is the source, each other was made of one before. */
export interface EditorStep extends EditorPictureData {
  kind: 'source' | 'edit' | 'upscale'
  /** The instruction that made it; empty for the source. */
  prompt: string
  ignoredWords: string[]
  /** How it got another shape, where it was asked for one. */
  shapedBy?: ShapeWay | null
  /** Address of the picture that it was made of; missing where that is not known. */
  madeOf?: string
}

/** The chain of edits and the place in it that is shown; empty without a source. */
export interface Steps {
  steps: readonly EditorStep[]
  at: number
}

export const NO_STEPS: Steps = { steps: [], at: 0 }

/** Another picture is begun with: what was chosen for the chain before does not count for it. */
export const BEGUN = { ...NO_STEPS, base: 'result' } as const

/** A chain that begins. */
export function startedWith(source: EditorPictureData): Steps {
  const { path, picture } = source
  return { steps: [{ path, picture, kind: 'source', prompt: '', ignoredWords: [] }], at: 0 }
}

/** The chain with a picture that was made of what is shown; what was undone before goes. */
export function pushed({ steps, at }: Steps, step: EditorStep): Steps {
  const madeOf = step.madeOf ?? steps.at(at)?.path
  return { steps: [...steps.slice(0, at + 1), { ...step, madeOf }], at: at + 1 }
}

/** The chain with the step before the one that is shown, or after it; the same where there is none. */
export function moved({ steps, at }: Steps, by: -1 | 1): Steps {
  return { steps, at: Math.max(0, Math.min(steps.length - 1, at + by)) }
}

export function stepOf(image: GeneratedImageData): EditorStep {
  return {
    path: image.path,
    picture: image.picture,
    kind: image.is_upscaled ? 'upscale' : 'edit',
    prompt: image.prompt,
    ignoredWords: image.ignored_words,
    shapedBy: image.shaped_by,
  }
}
