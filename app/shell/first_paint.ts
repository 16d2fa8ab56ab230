import { ACCOUNT_TEXTS } from '#app/accounts/texts'
import { CREATE_TEXTS } from '#app/products/create_texts'
import type { ModelData } from '#app/products/transformers/product_data'
import { STUDIO_TEXTS } from '#app/studio/screen_texts'
import { hasShell } from './has_shell.js'
import type { SharedProps } from './shared_props.js'
import { SHELL_TEXTS } from './texts.js'

/** Pages with a layout of their own among those that stand in the shell. */
const OTHERS = ['billing/sandbox/', 'mail/']

/** What stands over the forms of guests, read anew each time: it is in the language of the visitor. */
const HEADINGS: Record<string, () => string> = {
  'accounts/login': () => ACCOUNT_TEXTS.login.heading,
  'accounts/register': () => ACCOUNT_TEXTS.register.heading,
  'accounts/forgot_password': () => ACCOUNT_TEXTS.forgotPassword.heading,
}

/** What stands over a page: its `PageHeader`. */
interface Header {
  /** Of the list that the page belongs to. */
  crumb?: string
  title: string
  badge?: string
  description?: string
  action?: string
}

/** The beginning of an order for pictures: its `OrderOutline`. */
interface Form {
  title: string
  label: string
  placeholder: string
}

type Content = { header: Header; form?: Form } | null

/** The largest texts of the pages on which a merchant begins; of others the bar alone is drawn. */
const CONTENTS: Record<string, (props: object) => Content> = {
  'products/dashboard': (props) => {
    const { showOnboarding = true } = props as { showOnboarding?: boolean }
    const { title, description } = CREATE_TEXTS.create
    return showOnboarding ? null : { header: { title, description } }
  },
  'studio/photos': (props) => {
    const { model } = props as { model: ModelData }
    const { crumb, sample, results, panel } = STUDIO_TEXTS
    const badge = model.is_public ? sample : undefined
    const { title, description: label, placeholder } = panel
    return {
      header: { crumb, title: model.name, badge, action: results.review },
      form: model.status === 'ready' ? { title, label, placeholder } : undefined,
    }
  },
}

interface FirstPaint {
  /** The bar of the signed-in pages. */
  hasBar: boolean
  /** Over the bar, to those who have no subscription. */
  offer: { text: string; action: string } | null
  /** Of a form for guests, null elsewhere. */
  heading: string | null
  header?: Header
  form?: Form
}

/**
 * What of a page the server draws, in the places of its layout, for the time until the scripts have come and draw all of it.
 * Nothing where a message stands over the bar, of which it knows no size.
 */
export function firstPaint(page: { component: string; props: object }): FirstPaint {
  const { component } = page
  const props = page.props as Partial<SharedProps>
  const user = props.auth?.user
  const isOther = OTHERS.some((prefix) => component.startsWith(prefix))
  const hasMessage = !!user?.billing_problem || !!props.flash?.banner
  const hasBar = !!user && hasShell(component) && !isOther && !hasMessage
  const { promo } = SHELL_TEXTS
  const isOffered = hasBar && !user.subscribed && props.features?.hasBilling
  return {
    hasBar,
    offer: isOffered ? (user.had_subscription ? promo.again : promo) : null,
    heading: props.flash?.banner ? null : (HEADINGS[component]?.() ?? null),
    ...(hasBar ? CONTENTS[component]?.(props) : null),
  }
}
