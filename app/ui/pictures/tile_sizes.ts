/*
 * How wide pictures are, for `sizes`: the server draws the first ones with them, so that they are fetched once. Telephones with three points to a
 * pixel are given files for two, which nobody can tell from three and which are half as large.
 */

/** In a list of cards, of which a telephone shows one beside no other. */
export const CARD_SIZES =
  '(min-width: 1280px) 22rem, (min-width: 640px) 45vw, (min-resolution: 2.5dppx) 61vw, 92vw'

/** Of a product's photos. */
export const PHOTO_SIZES =
  '(min-width: 1280px) 18rem, (min-width: 640px) 30vw, (min-resolution: 2.5dppx) 31vw, 46vw'

/** Of a picture that something can be made of, among others. */
export const SOURCE_SIZES = '6rem'
