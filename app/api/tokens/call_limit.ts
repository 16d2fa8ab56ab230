import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/limiter'
import limiter from '@adonisjs/limiter/services/main'
import { API_CALLS_PER_MINUTE } from '#config/api'
import { tooManyCalls } from '../errors.js'

const calls = () => limiter.use({ requests: API_CALLS_PER_MINUTE, duration: '1 minute' })

/**
 * Counts a call of the public API and tells its caller what is left, in the headers of the IETF draft "RateLimit header
 * fields for HTTP".
 * @param key who is counted
 * @throws AppError 429 when nothing is left
 */
export async function limitCalls({ response }: HttpContext, key: string): Promise<void> {
  response.header('RateLimit-Policy', `"calls";q=${API_CALLS_PER_MINUTE};w=60`)
  try {
    const { remaining, availableIn } = await calls().consume(`api:${key}`)
    response.header('RateLimit', `"calls";r=${remaining};t=${availableIn}`)
  } catch (error) {
    if (!(error instanceof errors.E_TOO_MANY_REQUESTS)) throw error
    const seconds = error.response.availableIn
    response.header('RateLimit', `"calls";r=0;t=${seconds}`)
    response.header('Retry-After', String(seconds))
    throw tooManyCalls({ seconds })
  }
}
