/** Kinds of changes that are asked for by name, and what there is to choose of each. */
export const EDIT_TASK_CHOICES = {
  /** From where the product is seen. */
  new_angle: ['left', 'right', 'back', 'above', 'close'],
  /** What light falls on it. */
  relight: ['soft', 'golden', 'studio', 'dramatic'],
  /** Other words on its label. */
  label_words: [],
  /** Clothing as if worn by nobody. */
  ghost_mannequin: [],
  /** Clothing as somebody wears it. */
  on_model: ['woman', 'man'],
} as const

export type EditTaskName = keyof typeof EDIT_TASK_CHOICES

export type TaskChoice<Name extends EditTaskName> = (typeof EDIT_TASK_CHOICES)[Name][number]

export const EDIT_TASK_NAMES = Object.keys(EDIT_TASK_CHOICES) as EditTaskName[]

/** A change that is asked for by name: only models that draw a picture anew can make it. */
export type EditTask =
  | { name: 'new_angle'; choice: TaskChoice<'new_angle'> }
  | { name: 'relight'; choice: TaskChoice<'relight'> }
  | { name: 'label_words'; from: string; to: string }
  | { name: 'ghost_mannequin' }
  | { name: 'on_model'; choice: TaskChoice<'on_model'> }
