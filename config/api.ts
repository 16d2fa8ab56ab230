/** Calls of the public API that a token may make a minute. */
export const API_CALLS_PER_MINUTE = 60

/** Tokens that nobody has, from one address in a minute, that are looked up. */
export const REFUSED_TOKENS_PER_MINUTE = 60
