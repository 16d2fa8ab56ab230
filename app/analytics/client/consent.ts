import { keep, recall } from '~/ui/client/browser_storage'
import type { AnalyticsSettings } from '../settings'

const KEY = 'vitrine.analyticsConsent'

export type Consent = 'accepted' | 'declined'

/**
 * Whether visits may be reported; null while the visitor has to be asked. A browser that says it for its user, by the
 * Global Privacy Control, is not asked.
 */
export function consentTo({ consent }: AnalyticsSettings): boolean | null {
  const choice = recall('localStorage', KEY)
  if (choice === 'declined' || (choice === null && hasPrivacyControl())) return false
  return choice === 'accepted' || consent === 'not_required' ? true : null
}

/** Keeps the visitor's choice in their browser. */
export function rememberConsent(choice: Consent): void {
  keep('localStorage', KEY, choice)
}

function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}
