import { bringsAuthorization } from '#app/api/bearer'
import { defineConfig } from '@adonisjs/shield'

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce', '@viteUrl'],
      /** Dialog and slider libraries set style attributes at run time. */
      styleSrc: [`'self'`, `'unsafe-inline'`, '@viteUrl'],
      imgSrc: [`'self'`, 'data:', 'blob:'],
      mediaSrc: [`'self'`, 'blob:'],
      connectSrc: [`'self'`, '@viteUrl'],
      fontSrc: [`'self'`, '@viteUrl'],
      objectSrc: [`'none'`],
      baseUri: [`'self'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
    },
    reportOnly: false,
  },
  csrf: {
    enabled: true,
    /** A webhook proves by its signature who sent it; the payment sandbox is called with a key of its own. */
    exceptRoutes: ({ request, route }) =>
      bringsAuthorization(request) ||
      route?.name === 'webhooks.stripe' ||
      request.url().startsWith('/v1/'),
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})
