import type { HttpContext } from '@adonisjs/core/http'
import { isRecent } from '#app/core/text/is_recent'
import { PENDING_MINUTES, type ProviderId } from '#config/social'
import { socialProps } from './social_props.js'

/** A way to a provider that has begun in this session. */
interface Flow {
  /** What the provider sends back: the state of OAuth 2, the request token of OAuth 1.0a. */
  state: string
  /** Who was signed in when it began. */
  userId: number | null
  origin: Origin
  /** Milliseconds since 1970. */
  at: number
}

/** The page on which it began; null for any other than these. */
export type Origin = '/login' | '/register' | null

/** A cookie rather than the session: that a guest looks at a page is no reason for a row. */
const ORIGIN_COOKIE = 'vitrine_origin'

/** Notes that the sign-in or registration page is shown, for a flow that begins there. */
export function rememberOrigin({ request, response }: HttpContext, origin: NonNullable<Origin>) {
  if (socialProps().show && request.cookie(ORIGIN_COOKIE) !== origin) {
    response.cookie(ORIGIN_COOKIE, origin)
  }
}

/** Binds what the provider will send back to this session and to who is signed in. */
export function startFlow(
  { auth, request, session }: HttpContext,
  provider: ProviderId,
  state: string
) {
  const flow: Flow = {
    state,
    userId: auth.user?.id ?? null,
    origin: originIn(request.cookie(ORIGIN_COOKIE)),
    at: Date.now(),
  }
  session.put(key(provider), flow)
}

/**
 * The flow that this callback ends, once: null for a callback that this session and user did not ask for, for a
 * second one, and for one that comes too late. A provider that was refused by the person may leave the state out.
 */
export function endFlow(ctx: HttpContext, provider: ProviderId): Flow | null {
  const flow = ctx.session.get(key(provider)) as Flow | undefined
  if (!flow) return null
  const { state, oauth_token: requestToken, denied, error } = ctx.request.qs()
  const sent: unknown = state ?? requestToken ?? denied
  if (sent === undefined ? !error : sent !== flow.state) return null
  ctx.session.forget(key(provider))
  const isInTime = isRecent(flow.at, PENDING_MINUTES.connect * 60_000)
  return !isInTime || flow.userId !== (ctx.auth.user?.id ?? null) ? null : flow
}

function originIn(cookie: unknown): Origin {
  return cookie === '/login' || cookie === '/register' ? cookie : null
}

function key(provider: ProviderId): string {
  return `social.flows.${provider}`
}
