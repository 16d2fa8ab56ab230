import type { Page } from '@inertiajs/core'
import type { AnalyticsSettings } from '../settings'
import { reportPage } from './reporter'

/** Reports a public page that the server writes itself, with what it says of the operator's settings. */
const text = document.getElementById('analytics')?.textContent
if (text) {
  const analytics = JSON.parse(text) as AnalyticsSettings
  reportPage({ props: { analytics, auth: { user: null } } } as unknown as Page)
  const host = document.getElementById('consent')
  if (host) {
    void import('../components/consent_choice').then(({ showConsentChoice }) =>
      showConsentChoice(host, analytics)
    )
  }
}
