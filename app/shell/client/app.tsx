import './app.css'
import { createInertiaApp, type ResolvedComponent } from '@inertiajs/react'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { confirmInPlace } from '~/accounts/client/confirm_in_place'
import { giveDialogs } from '~/pictures/components/dialogs_above'
import { startAnalytics } from '~/analytics/client/start'
import { keepCreditsFresh } from '~/ui/client/credits'
import { forgetFormerUser } from '~/ui/client/former_user'
import { keepAccountFresh } from '~/ui/client/fresh_account'
import { inOrder } from '~/ui/client/in_order'
import { loadLayoutFor } from './layout_for'
import { keepPlaceOnSamePage } from '~/ui/client/keep_place'
import { watchLine } from '~/ui/client/line'
import { loadWhenIdle, untilPagePartsCame } from '~/ui/client/load_part'
import { payOncePerPress } from '~/ui/client/one_press'
import { pageNonce } from '~/ui/client/page_nonce'
import { scrollBackWhenLong } from '~/ui/client/scroll_back'
import { signInWhenSignedOut } from '~/ui/client/signed_out'
import { giveStylesTheNonce } from '~/ui/client/style_nonce'
import { handleVisitFailures } from '~/ui/client/visit_failures'

const pages = import.meta.glob<{ default: ResolvedComponent }>([
  '/app/*/pages/**/*.tsx',
  '/sandboxes/*/pages/**/*.tsx',
  '!/app/admin/**',
])

/** How long the first page waits for its parts: what the server has drawn of them stays until then, in place of grey areas. */
const PARTS_MS = 3_000

let isShown = false

// Asked for now, the font arrives together with the page's code instead of after it; without it the fallback stays.
document.fonts.load('1em "Inter Variable"').catch(() => {})
giveStylesTheNonce()
giveDialogs({
  exportPictures: () => import('~/exports/components/export_dialog'),
  saveRecipe: () => import('~/batches/components/save_recipe_dialog'),
})
forgetFormerUser()
keepAccountFresh()
keepCreditsFresh()
startAnalytics()
handleVisitFailures()
watchLine()
signInWhenSignedOut(() => import('~/accounts/client/check_signed_in'))
confirmInPlace()
payOncePerPress()
scrollBackWhenLong()
keepPlaceOnSamePage()
loadWhenIdle(() => import('./missing_parts'))
loadWhenIdle(() =>
  import('./focus_page_heading').then(({ focusPageHeading }) => focusPageHeading())
)
loadWhenIdle(() => import('./offline_page'))

void createInertiaApp({
  title: (title) => (title ? `${title} - Vitrine` : 'Vitrine'),
  nonce: pageNonce(),
  progress: { delay: 250, color: '#4B5563', showSpinner: false },
  resolve: inOrder(async (name: string) => {
    const [feature, ...file] = name.split('/')
    const path = `${feature}/pages/${file.join('/')}.tsx`
    const known = feature === 'admin' ? (await import('~/admin/client/pages')).adminPages : pages
    const load = known[`/app/${path}`] ?? known[`/sandboxes/${path}`]
    if (!load) throw new Error(`No page is called ${name}`)
    const [{ default: Page }, layout] = await Promise.all([load(), loadLayoutFor(name)])
    Page.layout ??= layout
    if (!isShown) await untilPagePartsCame(PARTS_MS)
    isShown = true
    return Page
  }),
  // In slices, between which a press is answered: a slow phone takes a quarter of a second for a page.
  setup: ({ el, App, props }) => startTransition(() => createRoot(el!).render(<App {...props} />)),
})
