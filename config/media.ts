const MB = 1024 * 1024

/** One uploaded picture. */
export const MAX_UPLOAD_BYTES = 10 * MB

/** Pixels of one picture; more would take more memory to decode than one upload may. */
export const MAX_PIXELS = 50_000_000

/** Pixels; below there is nothing to work with. */
export const MIN_SIDE = 16

/** Pictures that one process decodes at the same time. */
export const DECODES_AT_ONCE = 2

/** Bytes of a JSON body, without its data URLs and with 20 of them at the size of the largest picture, and its depth. */
export const JSON_LIMITS = { text: 1 * MB, total: 280 * MB, depth: 64 }

/** Bytes of the JSON bodies that carry a long list as text, by route: each of its characters may take several. */
export const LIST_BODY_BYTES: Readonly<Record<string, number>> = {
  'imports.check': 8 * MB,
  'imports.store': 8 * MB,
}

/** A picture that is fetched from elsewhere. */
export const FETCH_LIMITS = { bytes: 15 * MB, milliseconds: 10_000, redirects: 5 }
