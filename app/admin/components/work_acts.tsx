import { route } from '~/ui/client/routes'
import type { WorkAct } from '../acts/act_on_work'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { WorkRowData } from '../transformers/rows'
import { ActButton } from './act_button'

/** What can be done with a piece of work in its state; null for nothing. */
export function actOf({ state, credits, can_repeat: canRepeat }: WorkRowData): WorkAct | null {
  if (state === 'queued' || state === 'running') return 'cancel'
  if (canRepeat) return 'repeat'
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
