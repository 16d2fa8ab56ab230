import { EngineError } from '../../engine_error.js'

/** Why a way is not possible, after a colon. */
export const NOT_POSSIBLE = {
  doesNotFit: 'the product with the space around it does not fit into this shape',
  inPart: 'the photo shows the product only in part',
  cut: 'the photo shows the product only in part, cut by the sides that would grow',
  small: 'it is too small',
  most: 'more would have to be made than there is',
  noGround: 'it shows no ground that could be carried on',
  noProduct: 'nobody knows where the product is',
} as const

export type Impossibility = keyof typeof NOT_POSSIBLE

/** The way to another shape that a merchant chose is not possible. */
export function impossible(why: Impossibility): EngineError {
  const reason = NOT_POSSIBLE[why]
  return new EngineError('invalid_input', `This way is not possible for this picture: ${reason}.`)
}
