import type { HttpContext } from '@adonisjs/core/http'

const HOME = '/dashboard'
/** Stands for any host: what a browser resolves to another one leads away. */
const BASE = 'http://local.invalid'

/**
 * Where somebody wanted to go before they were asked to sign in or to confirm something; asked once.
 * @param fallback when nothing was wanted, or a place outside this installation
 */
export function pullIntendedPath(session: HttpContext['session'], fallback = HOME): string {
  return localPath(session.pullIntendedUrl()) ?? fallback
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
