/** Products on a page of a list. */
export const PRODUCTS_PER_PAGE = 24

/** What training takes. */
export const MIN_TRAINING_PHOTOS = 5
export const MAX_TRAINING_PHOTOS = 20

/** Photos that a product takes at least which is drawn from them without training. */
export const MIN_REFERENCE_PHOTOS = 1

/** Photos that a product may have altogether. */
export const MAX_PHOTOS = 100

/** Photos that one call may bring. */
export const MAX_PHOTOS_PER_CALL = 20

export const MAX_NAME_LENGTH = 120

/** Characters that are kept of what a photo's file is called. */
export const MAX_FILE_NAME_LENGTH = 255
export const MAX_DESCRIPTION_LENGTH = 5_000

/** Confidence of an automatic cut-out below which its owner is asked to look at it. */
export const CHECK_CUTOUT_BELOW = 0.6

/** How long copies of photos that were sent to be identified are kept: whoever has lost the line for an hour goes on with those that had arrived. */
export const PHOTO_COPY_HOURS = 2
