import { ACCOUNT_TEXTS } from '#app/accounts/texts'
import { hasShell } from './has_shell.js'
import type { SharedProps } from './shared_props.js'

/** Pages with a layout of their own among those that stand in the shell. */
const OTHERS = ['billing/sandbox/', 'mail/']

/** What stands over the forms of guests, read anew each time: it is in the language of the visitor. */
const HEADINGS: Record<string, () => string> = {
  'accounts/login': () => ACCOUNT_TEXTS.login.heading,
  'accounts/register': () => ACCOUNT_TEXTS.register.heading,
  'accounts/forgot_password': () => ACCOUNT_TEXTS.forgotPassword.heading,
}

interface FirstPaint {
  /** The bar of the signed-in pages. */
  hasBar: boolean
  /** Of a form for guests, null elsewhere. */
  heading: string | null
}

/** What of a page the server draws, in the places of its layout, for the time until the scripts have come and draw all of it. */
export function firstPaint(page: { component: string; props: object }): FirstPaint {
  const { component } = page
  const { auth } = page.props as Partial<SharedProps>
  const isOther = OTHERS.some((prefix) => component.startsWith(prefix))
  return {
    hasBar: !!auth?.user && hasShell(component) && !isOther,
    heading: HEADINGS[component]?.() ?? null,
  }
}
