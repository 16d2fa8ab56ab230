import limiter from '@adonisjs/limiter/services/main'

interface Limit {
  requests: number
  /** In words, e.g. `1 hour`. */
  duration: string
}

/** Counts one more of something, in one step; whether it is still within the limit. */
export async function withinLimit(key: string, limit: Limit): Promise<boolean> {
  const { consumed } = await limiter.use(limit).increment(key)
  return consumed <= limit.requests
}
