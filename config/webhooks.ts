/** Endpoints that one merchant may have. */
export const MAX_ENDPOINTS = 5

/** An endpoint that has not answered by then has failed this time. */
export const PATIENCE_MS = 15_000

/** Bytes of an answer that are read, and characters of it that the log keeps. */
export const ANSWER_LIMITS = { read: 64 * 1024, kept: 1_000 }

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * Seconds from one try to the next, before up to a tenth is taken off by chance. After the last one an event is given up: within
 * 24 hours, with all that waits at the worker in between.
 */
export const RETRY_AFTER = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 7 * HOUR, 9 * HOUR]

/** A worker that has taken up a delivery and is not heard of for so long is taken for dead. */
export const LEASE_SECONDS = 30

/** An endpoint that has taken nothing for so long is switched off when an event is given up. */
export const GIVE_UP_DAYS = 5

/** The old secret of an endpoint signs beside the new one for so long. */
export const OLD_SECRET_HOURS = 24

export const DELIVERIES_PER_PAGE = 20
