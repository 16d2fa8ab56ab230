import { errors } from '@adonisjs/shield'
import Tokens from 'csrf'
import type { HttpContext } from '@adonisjs/core/http'
import { secureCookies } from '#config/app'

/** Where the session of who is signed in keeps its secret. */
const SECRET_KEY = 'csrf-secret'

/**
 * Where a guest's browser keeps its secret, encrypted, so that the first form needs no row in the database. The prefix
 * keeps neighbouring subdomains and plain HTTP from planting one.
 */
const GUEST_COOKIE = secureCookies ? '__Host-vitrine_guest' : 'vitrine_guest'

const TOKEN_COOKIE = 'XSRF-TOKEN'

/** They change nothing. */
const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

const tokens = new Tokens()

/** Requests whose token can only be in a body that was not read yet. */
const unproven = new WeakSet<HttpContext>()

/**
 * Refuses a request that another site may have made the browser send, as far as its head shows: its token is wrong, or the browser was
 * given nothing that any token could fit. One that brings no token in its head may have it in the field `_csrf` of a form.
 * @throws E_BAD_CSRF_TOKEN
 */
export function checkCsrfHead(ctx: HttpContext): void {
  const { request } = ctx
  if (SAFE_METHODS.includes(request.method())) return
  const secret = secretOf(ctx)
  const token =
    request.header('x-csrf-token') ??
    request.header('x-xsrf-token') ??
    (request.qs()._csrf as unknown)
  if (secret && token === undefined && request.hasBody()) unproven.add(ctx)
  else assertFits(secret, token)
}

/**
 * Refuses a request whose head brought no token unless its body did.
 * @throws E_BAD_CSRF_TOKEN
 */
export function checkCsrfBody(ctx: HttpContext): void {
  if (unproven.has(ctx)) assertFits(secretOf(ctx), ctx.request.body()._csrf)
}

/** Requests whose answer has a token already. */
const answered = new WeakSet<HttpContext>()

/** Hands out a token that fits the secret of the session, or of the guest's browser, which gets one if it has none. */
export function handOutCsrfToken(ctx: HttpContext): void {
  if (answered.has(ctx)) return
  const secret = secretOf(ctx)
  if (secret && (ctx.session.has(SECRET_KEY) || !isSignedIn(ctx))) handOut(ctx, secret)
  else renewCsrfToken(ctx)
}

/**
 * Replaces the secret and hands out a token of the new one. Whoever planted a session or a guest's secret in somebody's browser before
 * the sign-in knows the old one, and it would outlive the change of the session's identifier.
 */
export function renewCsrfToken(ctx: HttpContext): void {
  const secret = tokens.secretSync()
  if (isSignedIn(ctx)) ctx.session.put(SECRET_KEY, secret)
  handOut(ctx, secret)
}

/** Whether the session has a user, who may not have been looked for. */
export function isSignedIn({ auth, session }: HttpContext): boolean {
  return session.has(auth.use('web').sessionKeyName)
}

function handOut(ctx: HttpContext, secret: string): void {
  const { response, session } = ctx
  answered.add(ctx)
  // A guest's two cookies end together, two hours after the last page.
  if (!session.has(SECRET_KEY)) response.encryptedCookie(GUEST_COOKIE, secret)
  response.plainCookie(TOKEN_COOKIE, tokens.create(secret), { httpOnly: false, encode: false })
}

function secretOf({ request, session }: HttpContext): string | null {
  const secret: unknown = session.get(SECRET_KEY) ?? request.encryptedCookie(GUEST_COOKIE)
  return typeof secret === 'string' ? secret : null
}

function assertFits(secret: string | null, token: unknown): void {
  if (secret && typeof token === 'string' && tokens.verify(secret, token)) return
  throw new errors.E_BAD_CSRF_TOKEN()
}
