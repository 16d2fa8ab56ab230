import { type HttpRequestConfig, type HttpResponse, HttpResponseError } from '@inertiajs/core'
import { http } from '@inertiajs/react'
import { currentUser } from './former_user'
import { route } from './routes'

const SIGNED_OUT = 401

/** While the person logs out here, a page of its own follows. */
let isLeaving = false

/**
 * From now on a signed-in page gives way to what the server shows now as soon as a call is answered that nobody is signed in, as
 * after logging out in another tab. One that the browser brings back from its back-forward cache is shown once the
 * server has said that they still are.
 */
export function leaveWhenSignedOut(): void {
  const client = http.getClient()
  http.setClient({
    async request(config: HttpRequestConfig): Promise<HttpResponse> {
      try {
        return await client.request(config)
      } catch (error) {
        if (error instanceof HttpResponseError && error.response.status === SIGNED_OUT) leave()
        throw error
      }
    },
  })
  addEventListener('pagehide', ({ persisted }) => {
    if (persisted && currentUser() !== null) hide(true)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && currentUser() !== null) void showIfSignedIn()
  })
}

/** Asks the server whether anybody is signed in; the page is left when nobody is. Rejects where it does not say. */
export async function checkSignedIn(): Promise<void> {
  if (currentUser() === null) return
  const headers = { Accept: 'application/json' }
  await http.getClient().request({ method: 'get', url: route('password.confirmation'), headers })
}

/** Told before the session is ended from here. */
export function expectSignOut(): void {
  isLeaving = true
}

async function showIfSignedIn(): Promise<void> {
  try {
    await checkSignedIn()
    hide(false)
  } catch {
    leave()
  }
}

/** Loading the page anew leads to the sign-in, and from there back; what was here is out of the history. */
function leave(): void {
  if (isLeaving || currentUser() === null) return
  isLeaving = true
  hide(true)
  // Nothing is asked: what would be lost is no longer theirs to see.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  history.replaceState(null, '')
  location.reload()
}

function hide(isHidden: boolean): void {
  const { style } = document.documentElement
  style.visibility = isHidden ? 'hidden' : ''
  // What moves to its new look by a transition is hidden late by the line above.
  style.opacity = isHidden ? '0' : ''
}
