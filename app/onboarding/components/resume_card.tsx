import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { ONBOARDING_TEXTS } from '../messages/en/common'

const TEXTS = ONBOARDING_TEXTS.resume

/** Offers the questions once more to somebody who has put them off. */
export function ResumeCard({ onResume }: { onResume: () => void }) {
  return (
    <Card>
      <h2 className="font-semibold">{TEXTS.title}</h2>
      <p className="mt-1 text-muted">{TEXTS.body}</p>
      <Button variant="secondary" size="sm" className="mt-4" onClick={onResume}>
        {TEXTS.action}
      </Button>
    </Card>
  )
}
