import { SquareDashedMousePointer } from 'lucide-react'
import { loadWhenIdle } from '~/ui/client/load_part'
import { Button } from '~/ui/buttons/button'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'

loadWhenIdle(() => import('./draft_panel'))

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
