/** A picture's edges. */
export type Side = 'left' | 'top' | 'right' | 'bottom'

export const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom']

/** Pixels by which a picture grows at each side. */
export type Sides = Record<Side, number>

export const NO_GROWTH: Sides = { left: 0, top: 0, right: 0, bottom: 0 }

export function isUpright(side: Side): boolean {
  return side === 'left' || side === 'right'
}
