import type { HttpContext } from '@adonisjs/core/http'

/** SQLSTATE of a server that goes, starts, or takes no more connections (appendix A of PostgreSQL's manual); class 08 is lost connections. */
const STATES = /^(08...|57P0[123]|53300)$/

/** Of the operating system, when nothing can be reached or what was goes. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
])
const CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write'])

/** What the driver says of a connection that ended while something was asked. */
const DRIVER = /^Connection terminated|^Client has encountered a connection error/

/**
 * Whether an error says that the database does not answer, and not what it answered: no connection was to be had in time
 * (`acquireTimeoutMillis` in `config/database.ts`), or it was lost.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'KnexTimeoutError' || DRIVER.test(error.message)) return true
  // One for each address of a name.
  if (error instanceof AggregateError) return error.errors.every(isDatabaseAway)
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException
  return STATES.test(code) || (CODES.has(code) && CALLS.has(syscall))
}

const without = new WeakSet<HttpContext>()

/** Has the rest of a request do without the database: each further question would wait as long as the first one did. */
export function continueWithoutDatabase(ctx: HttpContext): void {
  without.add(ctx)
}

/** Whether the database has failed a request before. */
export function isWithoutDatabase(ctx: HttpContext): boolean {
  return without.has(ctx)
}
