import type { HttpContext } from '@adonisjs/core/http'

/**
 * What lets a call pass: a confirmation that the session has (`session`); the `password` in the form; or what the
 * controller asks once the fields are right (`fields`), one of these two.
 */
type ConfirmedBy = 'session' | 'password' | 'fields'

interface SensitiveChange {
  by: ConfirmedBy
  /** Whether this very call is one; each is, if missing. */
  when?: (ctx: HttpContext) => boolean
}

const SESSION: SensitiveChange = { by: 'session' }
const PASSWORD: SensitiveChange = { by: 'password' }

/** Wrong fields of these forms are told before anybody is asked, and of some only some calls are sensitive. */
const FIELDS: SensitiveChange = { by: 'fields' }

/**
 * Everything with which a stolen session could take an account for good, by method and pattern of its route: each asks
 * for a recent confirmation (`middleware.sensitive`). A test holds it against the route table.
 */
export const SENSITIVE_CHANGES: Readonly<Record<string, SensitiveChange>> = {
  'PUT /user/profile-information': FIELDS,
  'POST /user/profile-information': FIELDS,
  'PUT /user/password': FIELDS,
  'POST /user/set-password': FIELDS,
  'POST /user/two-factor-authentication': SESSION,
  'DELETE /user/two-factor-authentication': SESSION,
  'POST /user/confirmed-two-factor-authentication': SESSION,
  'GET /user/two-factor-qr-code': SESSION,
  'GET /user/two-factor-secret-key': SESSION,
  'GET /user/two-factor-recovery-codes': SESSION,
  'POST /user/two-factor-recovery-codes': SESSION,
  'DELETE /user/other-browser-sessions': PASSWORD,
  'POST /oauth/:provider/callback/confirm': {
    by: 'session',
    when: ({ request }) => request.input('result') === 'confirm',
  },
  'DELETE /user/connected-account/:id': PASSWORD,
  'POST /user/api-tokens': FIELDS,
  'PUT /user/api-tokens/:token': FIELDS,
  'DELETE /user/api-tokens/:token': SESSION,
  'POST /api/tokens': FIELDS,
  'DELETE /api/tokens/:token': SESSION,
  'GET /user/webhooks/:webhook/secret': SESSION,
  'POST /user/webhooks/:webhook/secret': SESSION,
  'PUT /user/provider-key': SESSION,
  'DELETE /user/provider-key': SESSION,
  'POST /affiliate': FIELDS,
  'PUT /affiliate/paypal': FIELDS,
  'POST /affiliate/paypal': FIELDS,
  'POST /user/data-exports': SESSION,
  'GET /user/data-exports/:id': SESSION,
  'DELETE /user': PASSWORD,
  'DELETE /teams/:team': SESSION,
  'PUT /teams/:team/owner': SESSION,
}

/**
 * What the list says of the route of a call.
 * @throws Error when the route carries the middleware and is not in the list
 */
export function sensitiveChange({ request, route }: HttpContext): SensitiveChange {
  const method = request.method() === 'HEAD' ? 'GET' : request.method()
  const change = SENSITIVE_CHANGES[`${method} ${route!.pattern}`]
  if (!change) throw new Error(`${method} ${route!.pattern} is not among the sensitive changes`)
  return change
}
