/**
 * What a process ends with whose settings make no sense, so that starting it again would change nothing: `EX_CONFIG` of
 * BSD's sysexits.h.
 */
export const BAD_SETTINGS = 78

/**
 * What the preparation of a database ends with that is too old for this version, or has been used by a later one; the
 * sentence says what to do: `EX_DATAERR`.
 */
export const UNFIT_DATABASE = 65
