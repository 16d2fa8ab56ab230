import app from '@adonisjs/core/services/app'
import { analytics, analyticsSources } from '#config/analytics'
import { defineConfig } from '@adonisjs/shield'
import { OLD_BROWSER_SCRIPT } from '#app/shell/assets/old_browsers'
import { policySource } from '#app/core/http/policy_source'
import { REPORTS, REPORTS_PATH } from '#app/core/csp_reports/report'

/** What the operator's analytics need, nothing unless configured. */
const allowed = analyticsSources(analytics)

/** The other headers are on every answer, whoever writes it: `app/core/http/security_headers.ts`. */
export default defineConfig({
  csp: {
    enabled: true,
    directives: {
      defaultSrc: [`'none'`],
      scriptSrc: [
        `'self'`,
        '@nonce',
        policySource(OLD_BROWSER_SCRIPT),
        '@viteUrl',
        ...allowed.scriptSrc,
      ],
      // A development server brings each file's styles in an element of its own.
      styleSrc: [`'self'`, app.inDev ? `'unsafe-inline'` : '@nonce', '@viteUrl'],
      imgSrc: [`'self'`, 'data:', 'blob:', ...allowed.imgSrc],
      mediaSrc: [`'self'`, 'blob:'],
      connectSrc: [`'self'`, '@viteUrl', ...allowed.connectSrc],
      frameSrc: [`'self'`, ...allowed.frameSrc],
      fontSrc: [`'self'`, '@viteUrl'],
      objectSrc: [`'none'`],
      workerSrc: [`'self'`],
      manifestSrc: [`'self'`],
      baseUri: [`'none'`],
      formAction: [`'self'`],
      frameAncestors: [`'none'`],
      reportTo: [REPORTS],
      reportUri: [REPORTS_PATH],
    },
    reportOnly: false,
  },
  /** The package's own keeps a session for every guest; `app/core/http/csrf.ts` does it (docs/decisions/0018). */
  csrf: { enabled: false },
})
