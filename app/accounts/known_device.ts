import type { HttpContext } from '@adonisjs/core/http'

const COOKIE = 'vitrine_device'
const AGE = '400 days'
/** Accounts that one browser is remembered for. */
const ACCOUNTS = 10

/**
 * Whether the user has signed in from this browser before: it carries a cookie that names the user. Agent and address
 * do not count, since an attacker can have the same.
 */
export function isKnownDevice({ request }: HttpContext, userId: number): boolean {
  return readDevice(request).includes(userId)
}

/** Lets later sign-ins of the user from this browser count as known. */
export function rememberDevice({ request, response }: HttpContext, userId: number): void {
  const others = readDevice(request).filter((id) => id !== userId)
  response.encryptedCookie(COOKIE, [userId, ...others].slice(0, ACCOUNTS), { maxAge: AGE })
}

function readDevice(request: HttpContext['request']): number[] {
  const value: unknown = request.encryptedCookie(COOKIE)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}
