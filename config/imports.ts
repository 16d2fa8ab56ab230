import { MAX_PHOTOS_PER_CALL } from '#config/products'

/** Products that one list may bring. */
export const MAX_ROWS = 200

/** Characters of an address that is long, though not the longest: signed ones have as many. */
const LONG_ADDRESS = 500

/** Characters of a list: enough for as many products with as many long addresses as each may have. */
export const MAX_LIST_LENGTH = MAX_ROWS * MAX_PHOTOS_PER_CALL * LONG_ADDRESS

/** Rows of one user's imports that may wait at a time. */
export const MAX_WAITING_ROWS = 1_000

export const MAX_SKU_LENGTH = 100
export const MAX_ADDRESS_LENGTH = 2_048
export const MAX_FILE_NAME_LENGTH = 200

/** Photos of one product that are fetched at the same time. */
export const FETCHES_AT_ONCE = 4

/** Products that one worker makes at the same time: fetching waits for other servers most of the time. */
export const ROWS_AT_ONCE = 4

/** Those of them that may be one user's. */
export const ROWS_AT_ONCE_OF_USER = 2

/** An import is shown for this long; its products stay. */
export const IMPORT_DAYS = 90

/** Imports that are listed below the form. */
export const IMPORTS_LISTED = 10
