import { SquareDashedMousePointer } from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'

/** Shows what would be made, before anything is. */
export function DraftButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      icon={SquareDashedMousePointer}
      title={DRAFTING_MESSAGES.openHint}
      onClick={onClick}
    >
      {DRAFTING_MESSAGES.open}
    </Button>
  )
}
