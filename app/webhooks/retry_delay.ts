import { RETRY_AFTER } from '#config/webhooks'

/**
 * Seconds until a delivery is tried again, a little less by chance so that what failed together does not come back together.
 * @param tries that have failed, 1 or more
 * @returns null when it is given up
 */
export function retryDelay(tries: number, random = Math.random): number | null {
  const seconds = RETRY_AFTER[tries - 1]
  return seconds === undefined ? null : seconds * (1 - random() / 10)
}
