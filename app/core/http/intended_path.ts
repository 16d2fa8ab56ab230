import type { HttpContext } from '@adonisjs/core/http'

const HOME = '/dashboard'
/** Stands for any host: what a browser resolves to another one leads away. */
const BASE = 'http://local.invalid'

/** A cookie rather than the session, so that a guest who is sent to sign in leaves no row behind. */
const COOKIE = 'vitrine_intended'
const COOKIE_AGE = '2h'
/** Characters; browsers keep no cookies of more than 4096 bytes. */
const LONGEST = 2_000

/**
 * Notes where somebody wants to go who is asked to sign in or to confirm something first. Places outside this installation are not
 * noted, nor addresses that no cookie could hold.
 */
export function keepIntendedPath({ response }: HttpContext, path: string): void {
  if (path.length > LONGEST || localPath(path) === null) return
  response.cookie(COOKIE, path, { maxAge: COOKIE_AGE })
}

/**
 * Where somebody wanted to go before they were asked to sign in or to confirm something; asked once.
 * @param fallback when nothing was wanted, or a place outside this installation
 */
export function pullIntendedPath({ request, response }: HttpContext, fallback = HOME): string {
  const path: unknown = request.cookie(COOKIE)
  if (path === null || path === undefined) return fallback
  response.clearCookie(COOKIE)
  return localPath(path) ?? fallback
}

/**
 * The address if a browser that follows it stays here, else null. Browsers read `\` as `/` and drop tabs and line
 * breaks, so `/\host` and `/<tab>/host` lead away as `//host` does.
 */
export function localPath(address: unknown): string | null {
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return null
  if (/[\\\p{Cc}]/u.test(address)) return null
  const resolved = URL.parse(address, BASE)
  return resolved?.origin === BASE && !resolved.pathname.startsWith('//') ? address : null
}
