import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import type { BatchState } from '../batch_state'
import { BATCH_MESSAGES } from '../messages/en/screens'

const TONES: Record<BatchState, BadgeTone> = {
  running: 'primary',
  paused: 'warning',
  finished: 'success',
  cancelled: 'neutral',
}

export function BatchStateBadge({ state }: { state: BatchState }) {
  return <Badge tone={TONES[state]}>{BATCH_MESSAGES.states[state]}</Badge>
}
