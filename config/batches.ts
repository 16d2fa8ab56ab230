/** What one batch takes. */
export const MAX_PRODUCTS = 1_000
export const MAX_SCENES = 10
export const MAX_PICTURES_PER_SCENE = 10
/** Products times scenes times aspect ratios. */
export const MAX_ITEMS = 12_000

export const MAX_SCENE_NAME_LENGTH = 60
export const MAX_RECIPE_NAME_LENGTH = 80
export const MAX_RECIPES = 200

/** Characters of a recipe's file: several times what the longest recipe needs. */
export const MAX_RECIPE_FILE_LENGTH = 200_000

/**
 * Pieces of work of a user's batches that are queued or running at a time: enough that workers never rest, few enough that
 * pausing and cancelling take effect at once.
 * @param atOnce pictures that all workers make at a time
 */
export function inFlight(atOnce: number): number {
  return Math.max(4, 2 * atOnce)
}

/** Rows that one call for a batch's sheet brings. */
export const ROWS_PER_CALL = 50

export const BATCHES_PER_PAGE = 12
