import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'
import { policySource } from '#app/core/http/policy_source'
import { CLOSED_POLICY } from '#app/core/http/security_headers'
import { OFFLINE_MESSAGES } from '../messages/en/offline.js'

/** Goes on once the network or the server is back. */
const SCRIPT = `
const goOn = () => fetch('/health/live').then(({ ok }) => ok && location.reload()).catch(() => {})
addEventListener('online', goOn)
setInterval(goOn, 5000)
`

const STYLES = /<style>([^]*)<\/style>/

/** Of a page that has one element of styles and one of scripts, both its own. */
function headersOf(page: string) {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src ${policySource(STYLES.exec(page)![1]!)}`,
      `script-src ${policySource(SCRIPT)}`,
      `connect-src 'self'`,
      `frame-ancestors 'none'`,
    ].join('; '),
  }
}

/**
 * The service worker with the page that browsers show while they cannot reach the server. It carries that as a whole, without the
 * files of any build, and keeps nothing else.
 */
export default class OfflineWorkerController {
  async show({ response, view }: HttpContext) {
    const page = await view.render('public/offline', { texts: OFFLINE_MESSAGES, script: SCRIPT })
    const code = await readFile(app.makePath('resources/offline_worker.js'), 'utf8')
    response.header('Content-Type', 'text/javascript; charset=utf-8')
    response.header('Cache-Control', 'no-cache')
    response.header('Content-Security-Policy', `${CLOSED_POLICY}; connect-src 'self'`)
    return response.send(
      [
        `const PAGE = ${JSON.stringify(page)}`,
        `const HEADERS = ${JSON.stringify(headersOf(page))}`,
        code,
      ].join('\n')
    )
  }
}
