import { route } from '~/ui/client/routes'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { WorkRowData } from '../transformers/rows'
import { ActButton } from './act_button'

type WorkAct = 'cancel' | 'refund'

/** What can be done with a piece of work in its state; null for nothing. */
export function actOf({ state, credits }: WorkRowData): WorkAct | null {
  if (state === 'queued' || state === 'running') return 'cancel'
  return state === 'succeeded' && credits > 0 ? 'refund' : null
}

/** The button for it. */
export function WorkActButton({ id, act }: { id: string; act: WorkAct }) {
  return (
    <ActButton
      url={route('admin.work.act', { generation: id })}
      fields={{ act }}
      words={ADMIN_MESSAGES.work.actions[act]}
      danger={act === 'cancel'}
    />
  )
}
