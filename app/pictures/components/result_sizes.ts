/** How wide a result is in a list, for `sizes`, as `CARD_SIZES` of products. */
export const RESULT_SIZES =
  '(min-width: 1280px) 22rem, (min-width: 640px) 45vw, (min-resolution: 2.5dppx) 61vw, 92vw'

/** Of a picture that something can be made of, among others. */
export const SOURCE_SIZES = '6rem'
