import app from '@adonisjs/core/services/app'
import { analytics, analyticsSources } from '#config/analytics'
import { defineConfig } from '@adonisjs/shield'

/** What the operator's analytics need, nothing unless configured. */
const allowed = analyticsSources(analytics)

export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'self'`],
      scriptSrc: [`'self'`, '@nonce', '@viteUrl', ...allowed.scriptSrc],
      // A development server brings each file's styles in an element of its own.
      styleSrc: [`'self'`, app.inDev ? `'unsafe-inline'` : '@nonce', '@viteUrl'],
      imgSrc: [`'self'`, 'data:', 'blob:', ...allowed.imgSrc],
      mediaSrc: [`'self'`, 'blob:'],
      connectSrc: [`'self'`, '@viteUrl', ...allowed.connectSrc],
      frameSrc: [`'self'`, ...allowed.frameSrc],
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
    enableXsrfCookie: true,
    methods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  },
  xFrame: { enabled: true, action: 'DENY' },
  hsts: { enabled: true, maxAge: '180 days' },
  contentTypeSniffing: { enabled: true },
})
