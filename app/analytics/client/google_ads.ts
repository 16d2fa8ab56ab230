import { loadScript } from './load_script'

interface Purchase {
  transactionId: string
  value: string | number | undefined
  currency: string | number | undefined
}

type TagWindow = Window & { dataLayer?: unknown[] }

/**
 * Tells Google Ads of a purchase. Its tag is loaded for this alone. The service drops a repeat of the same transaction.
 */
export function reportConversion(
  { id, label }: { id: string; label: string },
  { transactionId, value, currency }: Purchase
): void {
  gtag('consent', 'default', {
    ad_storage: 'granted',
    ad_user_data: 'granted',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
  })
  gtag('js', new Date())
  gtag('config', id, { send_page_view: false })
  gtag('event', 'conversion', {
    send_to: `${id}/${label}`,
    transaction_id: transactionId,
    value,
    currency,
  })
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
}

/** The tag reads `arguments` objects from its queue and passes over arrays. */
function gtag(..._args: unknown[]): void {
  const layer = ((window as TagWindow).dataLayer ??= [])
  layer.push(arguments)
}
