import { classNames } from '../class_names.js'

const CARD = [
  'relative flex min-h-10 cursor-pointer flex-col justify-center gap-1 rounded-control bg-surface',
  'py-2 ring-1 ring-inset ring-line-strong transition-colors hover:bg-canvas',
  'has-checked:bg-primary-soft has-checked:ring-2 has-checked:ring-primary',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
  'has-disabled:cursor-not-allowed has-disabled:opacity-50',
  'has-aria-invalid:ring-danger-line forced-colors:has-checked:outline-2',
].join(' ')

/** Cards below each other are read as a list, cards side by side as tiles. */
const IN_ONE_COLUMN = 'items-start px-3'
const SIDE_BY_SIDE = 'items-center px-1.5 text-center'

/** The look of a card whose control lies beneath all of it. */
export function choiceCardClasses(inOneColumn: boolean): string {
  return classNames(CARD, inOneColumn ? IN_ONE_COLUMN : SIDE_BY_SIDE)
}

/** The browser's own radio button or checkbox, as large as its card and unseen. */
export const CHOICE_INPUT_CLASSES =
  'absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0'

/** Three cards in a last row of four: the last one takes the room that is left. */
export const FILLS_ROW = 'col-span-2'

/** The last of three in a window too narrow for them beside each other. */
export const FILLS_NARROW_ROW = 'max-[22.5rem]:last:col-span-2'

export const CHOICE_COLUMNS = {
  1: 'grid-cols-1',
  2: 'grid-cols-2',
  3: 'grid-cols-3 max-[22.5rem]:grid-cols-2',
  4: 'grid-cols-2 sm:grid-cols-4',
  5: 'grid-cols-3 sm:grid-cols-5',
}
