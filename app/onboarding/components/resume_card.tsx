import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { ONBOARDING_MESSAGES } from '../messages/en/common'

const MESSAGES = ONBOARDING_MESSAGES.resume

/** Offers the questions once more to somebody who has put them off. */
export function ResumeCard({ onResume }: { onResume: () => void }) {
  return (
    <Card>
      <h2 className="font-semibold">{MESSAGES.title}</h2>
      <p className="mt-1 text-muted">{MESSAGES.body}</p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={onResume}>
        {MESSAGES.action}
      </Button>
    </Card>
  )
}
