import { LEFT_COOKIE } from '../sessions/left_cookie'
import { currentUser } from '~/ui/client/former_user'
import { reloadAccount } from '~/ui/client/fresh_account'
import { route } from '~/ui/client/routes'
import { fetchStanding } from '~/ui/client/standing'

/** While the page is left, nothing else is begun. */
let isLeaving = false

/** The dialog that is open: calls that find the session over at the same time share it. */
let open: Promise<boolean> | null = null

/**
 * Whether the person whom the page is for is signed in, after they were asked to where they were not. The server is asked by itself: a call
 * that was on its way while the session got another id is refused though somebody is. Whoever has logged out, in another tab say, is
 * shown what the server shows now, and so is anybody else who has signed in.
 * @throws where no answer comes
 */
export async function isStillIn(): Promise<boolean> {
  const shownFor = currentUser()
  const { user } = await fetchStanding()
  if (user === shownFor) return true
  if (shownFor === null) return false
  if (user !== null) leave(route('dashboard'))
  else if (document.cookie.includes(`${LEFT_COOKIE}=`)) leave()
  else return askToSignIn()
  return false
}

function askToSignIn(): Promise<boolean> {
  open ??= import('../components/sign_in_dialog')
    .then(({ openSignIn }) => openSignIn())
    .then((user) => {
      if (user === currentUser()) return true
      leave(user === null ? undefined : route('dashboard'))
      return false
    })
    .finally(() => {
      open = null
    })
  return open
}

/** Shows a page that the browser kept once the server says that the person is still signed in, and else leaves it. */
export function showOrLeave(): void {
  fetchStanding().then(
    ({ user }) => (user === currentUser() ? showAsItIs() : leave()),
    () => leave()
  )
}

function showAsItIs(): void {
  hide(false)
  reloadAccount()
}

/** Loading the page anew leads to the sign-in, and from there back; what was here is out of the history. */
function leave(to?: string): void {
  if (isLeaving) return
  // A call of the page has led to the sign-in meanwhile.
  if (currentUser() === null) return hide(false)
  isLeaving = true
  hide(true)
  // Nothing is asked: what would be lost is no longer theirs to see.
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  history.replaceState(null, '')
  if (to === undefined) location.reload()
  else location.replace(to)
}

function hide(isHidden: boolean): void {
  const { style } = document.documentElement
  style.visibility = isHidden ? 'hidden' : ''
  // What moves to its new look by a transition is hidden late by the line above.
  style.opacity = isHidden ? '0' : ''
}
