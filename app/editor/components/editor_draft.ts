import { draftKey } from '../draft_key.js'
import type { OpenedWorkData } from '~/editor/transformers/editor_data'
import type { ShapeWay } from '~/engines/engine'
import type { GivenTask } from '~/pictures/task_sentence'
import { NO_STEPS, pushed, startedWith, type Steps, stepOf } from './steps.js'

/** Work that was asked for and has not ended. */
export interface PendingWork {
  kind: 'edit' | 'upscale'
  /** Address of the picture that it is made of. */
  path: string
  prompt: string
  /** Data URL of the mask that holds it to an area, if one does. */
  mask?: string
  /** Data URL of the mask of the product, if that was shown. */
  product?: string
  /** A change that is asked for by name, in place of the words. */
  task?: GivenTask
  /** How alone it may get another shape, where that was chosen. */
  shapeWay?: ShapeWay
  /** Address of the picture that it is shown after, if that is not the one that it is made of. */
  after?: string
  /** Makes the same request once more answer the same work, so that a reload goes on waiting. */
  key: string
  /** Of work that was found under way. */
  workId?: string
  /** Whether such work is held to an area that is not at hand here. */
  hasLostArea?: boolean
}

/** The part of a picture that alone is to change, or that is its product. */
export interface Marked {
  /** Address of the picture. */
  path: string
  /** Data URL of a grey picture, white = that part. */
  mask: string
}

/** What the next change is made of: the picture that all began with, or the result that shows. */
export type ChangeBase = 'original' | 'result'

/** What the editor keeps in this tab, so that a reload loses nothing. */
export interface EditorDraft extends Steps {
  prompt: string
  base: ChangeBase
  /** Of whichever picture was marked last; it counts while that picture shows. */
  area: Marked | null
  /** The same of the product, where somebody had to show it. */
  product: Marked | null
  pending: PendingWork | null
}

const EMPTY: EditorDraft = {
  ...NO_STEPS,
  prompt: '',
  base: 'result',
  area: null,
  product: null,
  pending: null,
}

/** What was on screen before a reload. */
export function loadDraft(userId: number): EditorDraft {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(draftKey(userId)) ?? '{}') }
  } catch {
    return EMPTY
  }
}

export function saveDraft(userId: number, draft: EditorDraft): void {
  try {
    sessionStorage.setItem(draftKey(userId), JSON.stringify(draft))
  } catch {
    // A browser that stores nothing keeps it for as long as the page is open.
  }
}

/** A piece of work that is looked at again. */
export function draftOf({
  id,
  source,
  images,
  prompt,
  is_open: isOpen,
  has_lost_area: hasLostArea,
  kind,
}: OpenedWorkData): EditorDraft {
  // A chain whose source is gone begins with the first picture that was made of it.
  const made = images.map(stepOf)
  const first = source ?? made.shift()
  const steps = first ? made.reduce(pushed, startedWith(first)) : NO_STEPS
  const path = steps.steps.at(-1)?.path
  const isPending = isOpen && path !== undefined
  const pending = isPending ? { kind, path, prompt, key: id, workId: id, hasLostArea } : null
  return { ...EMPTY, ...steps, prompt, pending }
}
