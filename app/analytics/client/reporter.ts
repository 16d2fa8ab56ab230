import type { Page } from '@inertiajs/core'
import { keep, recall } from '~/ui/client/browser_storage'
import type { SharedProps } from '~/shell/shared_props'
import type { AnalyticsSettings, Conversion, ServerNoticed } from '../settings'
import { consentTo } from './consent'
import { reportConversion } from './google_ads'
import { metaEvent, metaPageView } from './meta_pixel'
import { capture, followUser, pageView } from './posthog'

type ReportedProps = SharedProps & {
  googleAdsConversion?: Conversion
  posthogData?: ServerNoticed | null
}

const TOLD_KEY = 'vitrine.toldPurchases'
const TOLD_EVENTS_KEY = 'vitrine.toldEvents'
const MOST_REMEMBERED = 50

let current: { settings: AnalyticsSettings; props: ReportedProps } | null = null
let isAsking = false

/** Reports a page that has come on screen, or asks first whether it may. */
export function reportPage(page: Page): void {
  const props = page.props as unknown as ReportedProps
  if (!props.analytics) return
  const settings = props.analytics
  current = { settings, props }
  const consent = consentTo(settings)
  if (consent === null) return askOnce()
  if (!consent) return
  const { posthog, metaPixelId } = settings
  if (posthog) {
    followUser(posthog, props.auth.user)
    pageView(posthog)
  }
  if (metaPixelId) metaPageView(metaPixelId)
  reportPurchase(settings, props)
}

/** Reports something that the user did, under the names of the events that the product has. */
export function reportEvent(
  event: string,
  properties: Record<string, string | number>,
  once?: string
): void {
  if (!current || !consentTo(current.settings)) return
  if (once !== undefined && !isFirstTime(`${event} ${once}`)) return
  const { posthog, metaPixelId } = current.settings
  if (posthog) capture(posthog, event, properties)
  if (metaPixelId && event === 'checkout_started') metaEvent(metaPixelId, 'InitiateCheckout')
}

/** Notes what is told; another tab or a reload may notice the same. */
function isFirstTime(name: string): boolean {
  const told = JSON.parse(recall('localStorage', TOLD_EVENTS_KEY) ?? '[]') as string[]
  if (told.includes(name)) return false
  keep('localStorage', TOLD_EVENTS_KEY, JSON.stringify([...told, name].slice(-MOST_REMEMBERED)))
  return true
}

/** A page of the browser's history still carries the purchase that was told when it was new. */
function reportPurchase(settings: AnalyticsSettings, props: ReportedProps): void {
  const id = props.googleAdsConversion?.enabled ? props.googleAdsConversion.transactionId : null
  if (!id || recall('sessionStorage', TOLD_KEY) === id) return
  keep('sessionStorage', TOLD_KEY, id)
  const { posthog, googleAds, metaPixelId } = settings
  const noticed = props.posthogData
  const { value, currency } = noticed?.properties ?? {}
  if (posthog && noticed) capture(posthog, noticed.event, noticed.properties)
  if (googleAds) reportConversion(googleAds, { transactionId: id, value, currency })
  if (metaPixelId) metaEvent(metaPixelId, 'Purchase', { value, currency }, id)
}

function askOnce(): void {
  if (isAsking) return
  isAsking = true
  void import('../components/consent_banner').then(({ askForConsent }) =>
    askForConsent(() => {
      isAsking = false
      if (current) reportPage({ props: current.props } as unknown as Page)
    })
  )
}
