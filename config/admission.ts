/** Streams of events that a user may have open at a web process: pages that are looked at, of some devices. */
export const MOST_STREAMS_PER_USER = 10

/** Streams of events of one web process. */
export const MOST_STREAMS = 1_000
