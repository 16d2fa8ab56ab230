import { http } from '@inertiajs/react'
import { currentUser } from './former_user'
import { route } from './routes'
import { reloadStanding } from './standing'

const SIGNED_OUT = 401

/** Asks the server whether anybody is signed in; rejects when nobody is, or where it does not say. */
let ask: () => Promise<unknown>

/** While the person logs out here, a page of its own follows. */
let isLeaving = false

/**
 * From now on a signed-in page gives way to what the server shows now as soon as a call is answered that nobody is signed in, as
 * after logging out in another tab. One that the browser brings back from its back-forward cache is shown once the
 * server has said that they still are.
 */
export function leaveWhenSignedOut(): void {
  const client = http.getClient()
  const headers = { Accept: 'application/json' }
  ask = () => client.request({ method: 'get', url: route('password.confirmation'), headers })
  http.setClient({
    request: (config) =>
      client.request(config).catch((error) => {
        if (isSignedOut(error)) leaveIfSignedOut()
        throw error
      }),
  })
  const onTurn = ({ type, persisted }: PageTransitionEvent) => {
    if (!persisted || currentUser() === null) return
    if (type === 'pagehide') hide(true)
    else void ask().then(showAsItIs, leave)
  }
  addEventListener('pagehide', onTurn)
  addEventListener('pageshow', onTurn)
}

/**
 * Leaves the page when the server says that nobody is signed in. It is asked by itself: a call that was on its way while the
 * session got another id is refused though somebody is.
 */
export function leaveIfSignedOut(): void {
  if (currentUser() !== null) ask().catch((error) => isSignedOut(error) && leave())
}

function showAsItIs(): void {
  hide(false)
  reloadStanding()
}

function isSignedOut(error: { response?: { status: number } }): boolean {
  return error.response?.status === SIGNED_OUT
}

/** Told before the session is ended from here. */
export function expectSignOut(): void {
  isLeaving = true
}

/** Loading the page anew leads to the sign-in, and from there back; what was here is out of the history. */
function leave(): void {
  if (isLeaving) return
  // A call of the page has led to the sign-in meanwhile.
  if (currentUser() === null) return hide(false)
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
