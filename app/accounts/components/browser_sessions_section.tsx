import { MonitorSmartphone, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { useShared } from '~/ui/client/use_shared'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { FormFooter } from '~/ui/forms/form_footer'
import { FormSection } from '~/ui/forms/form_section'
import { RelativeTime } from '~/ui/text/relative_time'
import { PROFILE_MESSAGES } from '../messages/en/profile'
import type { BrowserSessionData } from '../transformers/browser_session_data'
import { PasswordDialog } from './password_dialog'

const MESSAGES = PROFILE_MESSAGES.sessions

interface BrowserSessionsSectionProps {
  hasPassword: boolean
  sessions: BrowserSessionData[]
}

/** Where the user is logged in, and the way to log out everywhere else. */
export function BrowserSessionsSection({ hasPassword, sessions }: BrowserSessionsSectionProps) {
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState(false)
  const [tokens, setTokens] = useState(false)
  const { features } = useShared()
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <p className="max-w-prose text-muted">{MESSAGES.text}</p>
      <ul aria-label={MESSAGES.list} className="my-5 flex flex-col gap-4">
        {sessions.map((session, place) => (
          <Session key={place} session={session} />
        ))}
      </ul>
      <FormFooter message={done ? MESSAGES.done : null}>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {MESSAGES.logOut}
        </Button>
      </FormFooter>
      {asking && (
        <PasswordDialog
          hasPassword={hasPassword}
          title={MESSAGES.logOut}
          question={hasPassword ? MESSAGES.question : MESSAGES.confirmedQuestion}
          confirmLabel={MESSAGES.logOut}
          url={route('other-browser-sessions.destroy')}
          extra={{ tokens }}
          onClose={() => setAsking(false)}
          onSuccess={() => setDone(true)}
        >
          {(errors) =>
            features.hasApiFeatures && (
              <Checkbox
                label={MESSAGES.tokens}
                hint={MESSAGES.tokensHint}
                error={errors.tokens}
                name="tokens"
                checked={tokens}
                onChange={(event) => setTokens(event.target.checked)}
              />
            )
          }
        </PasswordDialog>
      )}
    </FormSection>
  )
}

function Session({ session }: { session: BrowserSessionData }) {
  const { agent } = session
  const Icon = agent.browser === '' ? MonitorSmartphone : agent.is_desktop ? Monitor : Smartphone
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-faint" strokeWidth={1.5} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {[agent.platform, agent.browser].filter(Boolean).join(' - ')}
          {session.is_current_device && <Badge tone="success">{MESSAGES.current}</Badge>}
        </p>
        <p className="text-fine text-muted">
          {session.ip_address ?? MESSAGES.unknownAddress}
          {!session.is_current_device && (
            <>
              , {MESSAGES.active.toLowerCase()} <RelativeTime iso={session.last_active_at} />
            </>
          )}
        </p>
      </div>
    </li>
  )
}
