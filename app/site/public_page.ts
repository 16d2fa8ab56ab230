import type { HttpContext } from '@adonisjs/core/http'
import { analytics } from '#config/analytics'
import { payments } from '#config/billing'
import { featureOn } from '#config/features'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { LANGUAGE_COOKIE } from '#app/core/http/language_of'
import { type Locale, LOCALE_NAMES, LOCALES } from '#app/i18n/locales'
import { currentLocale } from '#app/i18n/current_locale'
import { LANDING_MESSAGES } from './messages/en/landing.js'
import { PUBLIC_MESSAGES } from '#app/ui/messages/en/public'
import { SHELL_MESSAGES } from '#app/ui/messages/en/layouts'
import { buttonClasses } from '#app/ui/buttons/button_classes'

/** Shown where a link to a public page is shared; 1200 x 630 pixels. */
const PICTURE = '/pictures/vitrine.jpg'

interface PublicPageInput {
  /** Its only address. */
  path: string
  title: string
  /** One or two sentences for lists of search results. */
  description: string
}

/** Classes of links that look like the buttons of the signed-in pages. */
const BUTTONS = {
  primary: buttonClasses('primary', 'md'),
  secondary: buttonClasses('secondary', 'md'),
  ghost: buttonClasses('ghost', 'md'),
  large: buttonClasses('primary', 'lg'),
  largeSecondary: buttonClasses('secondary', 'lg'),
}

export const HREFS = {
  home: '/',
  pricing: '/pricing',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  api: '/docs/api',
  status: '/status',
}

/** The address of a page in a language, whatever the visitor's browser prefers. */
export const languageHref = (path: string, language: Locale) =>
  `${path}?${LANGUAGE_COOKIE}=${language}`

/** What the frame of a page needs that the server writes itself: head, header, footer. */
export function publicPage({ auth }: HttpContext, { path, title, description }: PublicPageInput) {
  const { navigation, logIn, start } = LANDING_MESSAGES
  const sells = payments !== 'off'
  const prices = {
    label: navigation.prices,
    href: HREFS.pricing,
    isCurrent: path === HREFS.pricing,
  }
  const { footer } = PUBLIC_MESSAGES
  const language = currentLocale()
  const isDefault = language === LOCALES[0]
  return {
    title,
    description,
    url: absoluteUrl(isDefault ? path : languageHref(path, language)),
    defaultUrl: absoluteUrl(path),
    languages: LOCALES.map((version) => ({
      language: version,
      name: LOCALE_NAMES[version],
      href: languageHref(path, version),
      url: absoluteUrl(languageHref(path, version)),
      isCurrent: version === language,
    })),
    picture: absoluteUrl(PICTURE),
    pictureAlt: PUBLIC_MESSAGES.picture,
    analytics,
    // The state of things is shown without asking who looks: whoever is not signed in is led there.
    isSignedIn: path === HREFS.status || auth.user !== undefined,
    canRegister: featureOn('registration'),
    hrefs: HREFS,
    buttons: BUTTONS,
    texts: {
      skip: SHELL_MESSAGES.skip,
      account: SHELL_MESSAGES.account.label,
      open: SHELL_MESSAGES.guest.open,
      navigation,
      footer,
      logIn,
      start,
    },
    navigation: [
      { label: navigation.how, href: '/#how', isCurrent: false },
      ...(sells ? [prices] : []),
      { label: navigation.questions, href: '/#questions', isCurrent: false },
    ],
    footer: [
      ...(sells ? [prices] : []),
      ...(featureOn('apiTokens') ? [{ label: footer.api, href: HREFS.api }] : []),
      ...(featureOn('termsAndPrivacy')
        ? [
            { label: footer.terms, href: HREFS.terms },
            { label: footer.privacy, href: HREFS.privacy },
          ]
        : []),
      { label: footer.status, href: HREFS.status },
    ],
  }
}
