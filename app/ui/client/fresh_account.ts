import { router } from '@inertiajs/react'
import { refresh } from './refresh'
import { currentUser, keptPage, sentPage } from './former_user'

/** Whatever a page shows of money, credits and access; lists that grow part by part stay as they are. */
const ACCOUNT_PROPS = [
  'auth',
  'credits',
  'subscriptionActive',
  'subscription',
  'can_manage',
  'payments',
  'unsettled_packs',
  'grants',
]

/** Asks anew for what the page shows of what is paid. */
export function reloadAccount(): void {
  refresh({ only: ACCOUNT_PROPS })
}

/**
 * Lets no page that history brings back show what was paid or spent since as it was then: Inertia draws what it kept of it, also beside what the
 * server has just sent where the document was loaded anew. One that the browser kept as a whole is asked for by
 * `signInWhenSignedOut`. To be called before the app starts.
 */
export function keepAccountFresh(): void {
  drawWhatWasSent()
  let isBack = false
  addEventListener('popstate', () => (isBack = true))
  router.on('navigate', () => {
    if (isBack && currentUser() !== null) reloadAccount()
    isBack = false
  })
}

/** The server has just said it with the document, beside which Inertia would draw what it kept. */
function drawWhatWasSent(): void {
  const [kept, sent] = [keptPage(), sentPage()]
  if (!kept?.props || !sent?.props) return
  const news = Object.entries(sent.props).filter(([name]) => ACCOUNT_PROPS.includes(name))
  const props = { ...kept.props, ...Object.fromEntries(news) }
  history.replaceState({ ...history.state, page: { ...kept, props } }, '')
}
