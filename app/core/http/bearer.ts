import type { HttpRequest } from '@adonisjs/core/http'

/** What stands behind `Bearer` in the Authorization header; null where there is nothing. */
export function bearerOf(request: HttpRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(request.header('authorization')?.trim() ?? '')?.[1] ?? null
}
