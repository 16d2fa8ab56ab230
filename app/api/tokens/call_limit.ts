import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { API_CALLS_PER_MINUTE } from '#config/api'
import type { ApiCaller } from '../actions/authenticate_token.js'
import { tooManyCalls } from '../errors.js'

/**
 * Counts a call of the public API and tells its caller what is left, in the headers of the IETF draft "RateLimit header
 * fields for HTTP".
 * @param caller each token, and each user who calls from the browser, is counted by itself, unless an operator has set how many calls
 *   the account may make altogether
 * @throws AppError 429 when nothing is left
 */
export async function limitCalls(
  { response }: HttpContext,
  { userId, tokenId, callsPerMinute }: ApiCaller
): Promise<void> {
  const most = callsPerMinute ?? API_CALLS_PER_MINUTE
  const own = tokenId === null ? `user:${userId}` : `token:${tokenId}`
  const key = callsPerMinute === null ? own : `account:${userId}`
  response.header('RateLimit-Policy', `"calls";q=${most};w=60`)
  try {
    const { remaining, availableIn } = await limiter
      .use({ requests: most, duration: '1 minute' })
      .consume(`api:${key}`)
    response.header('RateLimit', `"calls";r=${remaining};t=${availableIn}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    const seconds = error.response.availableIn
    response.header('RateLimit', `"calls";r=0;t=${seconds}`)
    response.header('Retry-After', String(seconds))
    throw tooManyCalls({ most, seconds })
  }
}
