import { createRoot } from 'react-dom/client'
import { hasRoute, route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { type Consent, rememberConsent } from '../client/consent'
import { ANALYTICS_MESSAGES } from '../messages/en/common'

const MESSAGES = ANALYTICS_MESSAGES

/** Both answers look alike, and the page can be used without giving one. */
function ConsentBanner({ onChoice }: { onChoice: (choice: Consent) => void }) {
  return (
    <section
      aria-label={MESSAGES.label}
      className="sticky bottom-3 z-40 mx-auto mb-3 w-[calc(100%-1.5rem)] max-w-2xl rounded-card bg-surface p-4 shadow-overlay short:max-h-[40dvh] short:overflow-y-auto sm:p-5"
    >
      <p>
        {MESSAGES.question}{' '}
        {hasRoute('policy.show') && (
          <a
            href={route('policy.show')}
            className="font-medium text-primary underline-offset-4 hover:underline"
          >
            {MESSAGES.privacy}
          </a>
        )}
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:justify-end">
        <Button variant="secondary" onClick={() => onChoice('declined')}>
          {MESSAGES.decline}
        </Button>
        <Button variant="secondary" onClick={() => onChoice('accepted')}>
          {MESSAGES.accept}
        </Button>
      </div>
    </section>
  )
}

/** Asks at the bottom of whatever is on screen, until it is answered; calls back then. */
export function askForConsent(onAnswered: () => void): void {
  const host = document.body.appendChild(document.createElement('div'))
  // So that the banner keeps to the whole page, and has a place of its own at its end.
  host.className = 'contents'
  const root = createRoot(host)
  root.render(
    <ConsentBanner
      onChoice={(choice) => {
        rememberConsent(choice)
        root.unmount()
        host.remove()
        onAnswered()
      }}
    />
  )
}
