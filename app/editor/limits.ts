import limiter from '@adonisjs/limiter/services/main'

/** Pictures are kept free of charge: nobody may fill the store, nor flood the queue. */
export const editorLimit = limiter.define('editor', (ctx) =>
  limiter.allowRequests(60).every('1 minute').usingKey(`editor:${ctx.auth.getUserOrFail().id}`)
)
