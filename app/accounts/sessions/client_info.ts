import type { HttpContext } from '@adonisjs/core/http'

/** From where a request came, as far as it is kept. */
export interface ClientInfo {
  ipAddress: string
  /** At most 500 characters; null when the client does not say. */
  userAgent: string | null
}

export function clientInfo({ request }: HttpContext): ClientInfo {
  return {
    ipAddress: request.ip(),
    userAgent: request.header('user-agent')?.slice(0, 500) ?? null,
  }
}
