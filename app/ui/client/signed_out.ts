import { type HttpRequestConfig, type HttpResponse, HttpResponseError } from '@inertiajs/core'
import { http } from '@inertiajs/react'
import { sizeOfBody } from './body_size'
import { currentUser } from './former_user'
import { isGuestsPage } from './guests_page'
import { SIGNING_IN } from './signing_in'

const SIGNED_OUT = 401
const PAGE_EXPIRED = 419

/** A body of so many bytes is not sent to a server that may have forgotten who sends it. */
const LARGE_BODY = 128 * 1024
/** For so long an answer counts as word that it has not. */
const FRESH_MS = 60_000

interface WhoIsIn {
  isStillIn(): Promise<boolean>
  showOrLeave(): void
}

/** Finds out who is signed in, and has them sign in; given by the shell, since accounts stand above. */
let loadWhoIsIn = (): Promise<WhoIsIn> => Promise.reject(new Error('Nobody tells who is in'))

let heardAt = -FRESH_MS

/** While the person logs out here, a page of its own follows. */
let isLeaving = false

/**
 * From now on a call that is refused because the session is over has the person sign in over the page and is then
 * sent again as it was. A page that the browser brings back from its back-forward cache is shown once the server has said who is signed in.
 */
export function signInWhenSignedOut(load: typeof loadWhoIsIn): void {
  loadWhoIsIn = load
  const client = http.getClient()
  http.setClient({
    async request(config) {
      if (config.headers?.[SIGNING_IN]) return client.request(config)
      const isLarge = currentUser() !== null && sizeOfBody(config.data) > LARGE_BODY
      if (isLarge && performance.now() - heardAt > FRESH_MS) await mayAgain(config)
      try {
        const answer = await client.request(config)
        if (isOfGuest(config, answer) && (await mayAgain(config))) return client.request(config)
        heardAt = performance.now()
        return answer
      } catch (error) {
        if (isRefused(config, error) && (await mayAgain(config))) return client.request(config)
        throw error
      }
    },
  })
  addEventListener('pagehide', ({ persisted }) => persisted && currentUser() && hide())
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentUser()) void loadWhoIsIn().then((it) => it.showOrLeave())
  })
}

/** Has the person sign in over the page, or leaves it, where the server says that they are not. */
export function checkSignedIn(): void {
  if (currentUser() !== null) void mayAgain({})
}

/** Told before the session is ended from here. */
export function expectSignOut(): void {
  isLeaving = true
}

/** Whether a call that was refused may be made once more. */
async function mayAgain({ signal }: Pick<HttpRequestConfig, 'signal'>): Promise<boolean> {
  if (isLeaving) return false
  try {
    const { isStillIn } = await loadWhoIsIn()
    return (await isStillIn()) && !signal?.aborted
  } catch {
    return false
  }
}

function isOfGuest(config: HttpRequestConfig, { data }: HttpResponse): boolean {
  return !!config.headers?.['X-Inertia'] && currentUser() !== null && isGuestsPage(data)
}

function isRefused(config: HttpRequestConfig, error: unknown): boolean {
  if (!(error instanceof HttpResponseError)) return false
  const { status } = error.response
  if (status === SIGNED_OUT) return currentUser() !== null
  return status === PAGE_EXPIRED || isOfGuest(config, error.response)
}

/** What moves to its new look by a transition is hidden late by the first of the two. */
function hide(): void {
  document.documentElement.style.visibility = 'hidden'
  document.documentElement.style.opacity = '0'
}
