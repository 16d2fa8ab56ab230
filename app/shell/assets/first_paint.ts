import { ACCOUNT_MESSAGES } from '#app/accounts/messages/en/common'
import type { FirstContent } from './first_content.js'
import { FIRST_CONTENTS } from './first_contents.js'
import { hasShell } from './has_shell.js'
import type { SharedProps } from '../shared_props.js'
import { SHELL_MESSAGES } from '#app/ui/messages/en/layouts'

/** Pages with a layout of their own among those that stand in the shell. */
const OTHERS = ['billing/sandbox/', 'mail/']

/** What stands over the forms of guests, read anew each time: it is in the language of the visitor. */
const HEADINGS: Record<string, () => string> = {
  'accounts/login': () => ACCOUNT_MESSAGES.login.heading,
  'accounts/register': () => ACCOUNT_MESSAGES.register.heading,
  'accounts/forgot_password': () => ACCOUNT_MESSAGES.forgotPassword.heading,
}

interface FirstPaint extends Partial<FirstContent> {
  /** The bar of the signed-in pages. */
  hasBar: boolean
  /** Over the bar, to those who have no subscription. */
  offer: { text: string; action: string } | null
  /** Of a form for guests, null elsewhere. */
  heading: string | null
}

/**
 * What of a page the server draws, in the places of its layout, for the time until the scripts have come and draw all of it.
 * Nothing where a message stands over the bar, of which it knows no size.
 */
export function firstPaint(page: { component: string; props: object; url: string }): FirstPaint {
  const { component } = page
  const props = page.props as Partial<SharedProps>
  const user = props.auth?.user
  const isOther = OTHERS.some((prefix) => component.startsWith(prefix))
  const hasMessage = !!user?.billing_problem || !!props.flash?.banner || !!props.announced
  const hasBar = !!user && hasShell(component) && !isOther && !hasMessage
  const { promo } = SHELL_MESSAGES
  const isOffered = hasBar && !user.subscribed && props.features?.hasBilling
  return {
    hasBar,
    offer: isOffered ? (user.had_subscription ? promo.again : promo) : null,
    heading: props.flash?.banner ? null : (HEADINGS[component]?.() ?? null),
    ...(hasBar ? FIRST_CONTENTS[component]?.(props, page.url) : null),
  }
}
