import { router } from '@inertiajs/react'
import { dropToast, loadToastsOnUse, showToast } from '~/ui/overlays/toast'
import { sentenceOfRefusedBody } from './api_error'
import { CLIENT_MESSAGES } from '../messages/en/client'

const PAGE_EXPIRED = 419
const TOO_MANY = 429
const OVERLOADED = 503

/** After a call that was lost, a page that is still there is not being left. */
const STAYING_MS = 1_000

/**
 * What a failed visit shows. A form that meets an error stays on screen with what was typed and a message says why;
 * a page that cannot be opened gives way to the error page that the server sent.
 */
export function handleVisitFailures(): void {
  loadToastsOnUse()

  let sendsForm = false
  router.on('start', ({ detail }) => {
    sendsForm = detail.visit.method !== 'get'
  })

  router.on('httpException', ({ detail }) => {
    const { status } = detail.response
    if (status === PAGE_EXPIRED) {
      void import('./page_expired').then(({ showPageExpired }) => showPageExpired())
      return false
    }
    // Where there is too much to do not even a page says so.
    if (status === OVERLOADED && detail.response.headers['x-inertia'] === undefined) {
      void showToast('error', CLIENT_MESSAGES.overloaded, { id: 'overloaded' })
      return false
    }
    const refusedBody = sentenceOfRefusedBody(status)
    if (sendsForm && refusedBody !== null) {
      void showToast('error', refusedBody)
      return false
    }
    if (sendsForm && (status === TOO_MANY || status >= 500)) {
      void showToast(
        'error',
        status === TOO_MANY ? CLIENT_MESSAGES.tooMany : CLIENT_MESSAGES.failed
      )
      return false
    }
  })

  let telling: ReturnType<typeof setTimeout> | undefined
  router.on('networkError', () => {
    clearTimeout(telling)
    telling = setTimeout(() => {
      void showToast('error', CLIENT_MESSAGES.offline, { id: 'offline' })
    }, STAYING_MS)
    return false
  })
  // Leaving a page ends its calls, in Safari before the page itself is told: it would say so when it comes back.
  addEventListener('pagehide', () => {
    if (telling !== undefined) void dropToast('offline')
    clearTimeout(telling)
    telling = undefined
  })
}
