/**
 * What a process ends with whose settings make no sense, so that starting it again would change nothing: `EX_CONFIG` of
 * BSD's sysexits.h.
 */
export const BAD_SETTINGS = 78
