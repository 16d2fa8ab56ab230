import limiter from '@adonisjs/limiter/services/main'

/** Invitations are mail to strangers, in words that a member of the public chose: they must not be sent in bulk. */
export const invitationLimit = limiter.define('team-invitations', (ctx) =>
  limiter
    .allowRequests(30)
    .every('1 hour')
    .usingKey(`team-invitations:${ctx.auth.getUserOrFail().id}`)
)
