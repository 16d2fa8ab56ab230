/** Calls of the public API that a token may make a minute. */
export const API_CALLS_PER_MINUTE = 60
