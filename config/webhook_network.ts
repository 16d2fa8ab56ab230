import env from '#start/env'

/** Whether webhooks may go to this machine and its private network: for trying them out, and for shops inside of it. */
export const allowPrivate = env.get('WEBHOOKS_ALLOW_PRIVATE', false)
