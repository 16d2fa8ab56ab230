import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { type Consent, consentTo, rememberConsent } from '../client/consent'
import { forgetIdentity } from '../client/posthog'
import type { AnalyticsSettings } from '../settings'
import { ANALYTICS_MESSAGES } from '../messages/en/common'

const MESSAGES = ANALYTICS_MESSAGES

/** Where a choice about statistics and advertising is seen and changed at any time. */
function ConsentChoice({ settings }: { settings: AnalyticsSettings }) {
  const [consent] = useState(() => consentTo(settings))
  if (consent === null) return null

  function choose(choice: Consent) {
    rememberConsent(choice)
    if (choice === 'declined') forgetIdentity()
    // What has been loaded is gone with the page alone.
    location.reload()
  }

  return (
    <Alert
      title={MESSAGES.label}
      action={
        <Button
          variant="secondary"
          size="sm"
          onClick={() => choose(consent ? 'declined' : 'accepted')}
        >
          {consent ? MESSAGES.withdraw : MESSAGES.accept}
        </Button>
      }
    >
      {consent ? MESSAGES.isAccepted : MESSAGES.isDeclined}
    </Alert>
  )
}

/** Shows it in an element of a page that the server wrote. */
export function showConsentChoice(host: Element, settings: AnalyticsSettings): void {
  createRoot(host).render(<ConsentChoice settings={settings} />)
}
