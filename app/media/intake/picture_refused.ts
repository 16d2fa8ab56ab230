import { FETCH_REFUSALS, MASK_REFUSALS, REFUSALS } from '../messages/en/common.js'

/** Why a picture, a mask or an address that somebody sent is refused. Kept in rows of imports. */
export type PictureRefusal =
  | keyof typeof REFUSALS
  | keyof typeof MASK_REFUSALS
  | keyof typeof FETCH_REFUSALS

/** A file that is refused. */
export class PictureRefused extends Error {
  readonly code: PictureRefusal

  constructor(code: PictureRefusal, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }

  /** For its sender, in the language that is spoken now. */
  get sentence(): string {
    return pictureRefusalMessage(this.code)
  }
}

/** Why something is refused, in the language that is spoken now. */
export function pictureRefusalMessage(code: PictureRefusal): string {
  return { ...REFUSALS, ...MASK_REFUSALS, ...FETCH_REFUSALS }[code]
}
