import type { ServerResponse } from 'node:http'
import { REPORTS, REPORTS_PATH } from '../csp_reports/report.js'

/** Of answers that are no pages: should a browser show one as a page all the same, it may do nothing. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const DAY_SECONDS = 86_400

/** Parts of browsers that no page here uses, nor anything that it may load. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation'],
  ...['gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]

/** As the OWASP Secure Headers Project advises, where an answer does not say more. */
export const SECURITY_HEADERS = new Map<string, string>([
  ['Content-Security-Policy', CLOSED_POLICY],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Strict-Transport-Security', `max-age=${365 * DAY_SECONDS}`],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', UNUSED_FEATURES.map((name) => `${name}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Reporting-Endpoints', `${REPORTS}="${REPORTS_PATH}"`],
  // What may be kept, and by whom, is said where an answer is known to bear it.
  ['Cache-Control', 'private, no-store'],
])

/** Puts on an answer what every answer carries; whoever writes it may say something else. */
export function putSecurityHeaders(response: ServerResponse): void {
  response.setHeaders(SECURITY_HEADERS)
}
