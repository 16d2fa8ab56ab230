import limiter from '@adonisjs/limiter/services/main'

/** Drafts are free of charge and take a worker's time: more than anybody drags and slides in a minute. */
export const draftLimit = limiter.define('drafts', (ctx) =>
  limiter.allowRequests(180).every('1 minute').usingKey(`drafts:${ctx.auth.getUserOrFail().id}`)
)
