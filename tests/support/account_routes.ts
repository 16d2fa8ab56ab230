import { firstOnes } from '#app/core/elements'
import type { FeatureName } from '#config/features'

/**
 * Who gets past the door of a route: anybody, guests alone, the signed-in, those whose address is verified, or those
 * who confirmed their password.
 */
export type Access = 'anybody' | 'guest' | 'signedIn' | 'verified' | 'confirmed'

export interface AccountRoute {
  method: string
  /** As it is registered, with `:name` for what varies. */
  pattern: string
  access: Access
  /** The feature that it belongs to; null for what is always there. */
  feature: FeatureName | null
}

/** The routes of accounts, teams and tokens. */
export const ACCOUNT_ROUTES: AccountRoute[] = [
  ...routes(
    'anybody',
    null,
    'GET /sanctum/csrf-cookie',
    'GET /standing',
    'GET /reset-password/:token',
    'GET /terms-of-service',
    'GET /privacy-policy'
  ),
  ...routes('guest', null, 'GET /login', 'POST /login', 'GET /register', 'POST /register'),
  ...routes('guest', null, 'GET /forgot-password', 'POST /forgot-password'),
  ...routes('guest', null, 'POST /reset-password'),
  ...routes('guest', null, 'GET /sign-in-code', 'POST /sign-in-code'),
  ...routes('guest', null, 'GET /two-factor-challenge', 'POST /two-factor-challenge'),
  ...routes('signedIn', null, 'POST /logout', 'GET /user/profile', 'PUT /user/language'),
  ...routes('signedIn', null, 'GET /user/confirm-password', 'POST /user/confirm-password'),
  ...routes('signedIn', null, 'GET /user/confirmed-password-status'),
  ...routes('signedIn', null, 'DELETE /user/other-browser-sessions'),
  ...routes('signedIn', null, 'POST /user/data-exports', 'GET /user/data-exports/:id'),
  ...routes('signedIn', 'emailVerification', 'GET /email/verify', 'GET /email/verify/:id/:hash'),
  ...routes('signedIn', 'emailVerification', 'POST /email/verification-notification'),
  ...routes('signedIn', 'profileInformation', 'PUT /user/profile-information'),
  ...routes('signedIn', 'profileInformation', 'POST /user/profile-information'),
  ...routes('signedIn', 'profilePhotos', 'DELETE /user/profile-photo', 'PUT /user/profile-photo'),
  ...routes('signedIn', 'passwords', 'PUT /user/password', 'POST /user/set-password'),
  ...routes('signedIn', 'accountDeletion', 'DELETE /user'),
  ...routes('confirmed', 'twoFactor', 'POST /user/two-factor-authentication'),
  ...routes('confirmed', 'twoFactor', 'DELETE /user/two-factor-authentication'),
  ...routes('confirmed', 'twoFactor', 'POST /user/confirmed-two-factor-authentication'),
  ...routes('confirmed', 'twoFactor', 'GET /user/two-factor-qr-code'),
  ...routes('confirmed', 'twoFactor', 'GET /user/two-factor-secret-key'),
  ...routes('confirmed', 'twoFactor', 'GET /user/two-factor-recovery-codes'),
  ...routes('confirmed', 'twoFactor', 'POST /user/two-factor-recovery-codes'),
  ...routes('confirmed', null, 'PUT /user/provider-key', 'DELETE /user/provider-key'),
  ...routes('signedIn', null, 'POST /user/confirm-by-mail', 'GET /user/confirm-by-mail/:id/:hash'),
  ...routes('signedIn', 'profileInformation', 'POST /user/email-change'),
  ...routes(
    'signedIn',
    null,
    'DELETE /user/email-change',
    'GET /user/email-change/:change/confirm'
  ),
  ...routes('anybody', 'social', 'GET /oauth/:provider', 'GET /oauth/:provider/callback'),
  ...routes('signedIn', 'social', 'GET /oauth/:provider/callback/prompt'),
  ...routes('signedIn', 'social', 'POST /oauth/:provider/callback/confirm'),
  ...routes('signedIn', 'social', 'DELETE /user/connected-account/:id'),
  ...routes('guest', 'social', 'GET /oauth/:provider/sign-up', 'POST /oauth/:provider/sign-up'),
  ...routes('guest', 'social', 'GET /oauth/:provider/sign-up/verify'),
  ...routes('verified', 'apiTokens', 'GET /user/api-tokens', 'POST /user/api-tokens'),
  ...routes('verified', 'apiTokens', 'PUT /user/api-tokens/:token'),
  ...routes('verified', 'apiTokens', 'DELETE /user/api-tokens/:token'),
  ...routes('signedIn', 'apiTokens', 'GET /api/tokens', 'POST /api/tokens'),
  ...routes('signedIn', 'apiTokens', 'DELETE /api/tokens/:token'),
  ...routes('verified', 'apiTokens', 'GET /user/webhooks', 'POST /user/webhooks'),
  ...routes('verified', 'apiTokens', 'GET /user/webhooks/:webhook', 'PUT /user/webhooks/:webhook'),
  ...routes('verified', 'apiTokens', 'DELETE /user/webhooks/:webhook'),
  ...routes('verified', 'apiTokens', 'GET /user/webhooks/:webhook/secret'),
  ...routes('verified', 'apiTokens', 'POST /user/webhooks/:webhook/secret'),
  ...routes('verified', 'apiTokens', 'POST /user/webhooks/:webhook/test'),
  ...routes('verified', 'apiTokens', 'POST /user/webhooks/:webhook/deliveries/:delivery'),
  ...routes('verified', 'teams', 'GET /teams/create', 'POST /teams', 'GET /teams/:team'),
  ...routes('verified', 'teams', 'PUT /teams/:team', 'DELETE /teams/:team'),
  ...routes('verified', 'teams', 'PUT /teams/:team/owner', 'PUT /current-team'),
  ...routes('verified', 'teams', 'POST /teams/:team/members'),
  ...routes('verified', 'teams', 'PUT /teams/:team/members/:user'),
  ...routes('verified', 'teams', 'DELETE /teams/:team/members/:user'),
  ...routes('verified', 'teams', 'GET /team-invitations/:invitation'),
  ...routes('verified', 'teams', 'DELETE /team-invitations/:invitation'),
  ...routes('anybody', 'teams', 'GET /team-invitations/:invitation/register'),
]

/** Where the routes of the table live; nothing else does. */
export const ACCOUNT_PATHS =
  /^\/(login|logout|register|forgot-password|reset-password|sign-in-code|two-factor-challenge|email|user|oauth|teams|team-invitations|current-team|api\/tokens|sanctum|standing|terms-of-service|privacy-policy)(\/|$)/

/** An address of the route: numbers for ids, a known provider. */
export function addressOf({ pattern }: AccountRoute): string {
  return pattern.replace(':provider', 'github').replace(/:\w+/g, '1')
}

function routes(access: Access, feature: FeatureName | null, ...lines: string[]): AccountRoute[] {
  return lines.map((line) => {
    const [method, pattern] = firstOnes(line.split(' '), 2)
    return { method, pattern, access, feature }
  })
}
