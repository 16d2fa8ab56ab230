import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { route } from '~/ui/client/routes'
import { ADMIN_MESSAGES } from '../messages/en/screens'
import type { WorkRowData } from '../transformers/rows'
import { ActDialog } from './act_dialog'

const MESSAGES = ADMIN_MESSAGES.work

type WorkAct = 'cancel' | 'refund'

/** What can be done with a piece of work in its state; null for nothing. */
export function actOf({ state, credits }: WorkRowData): WorkAct | null {
  if (state === 'queued' || state === 'running') return 'cancel'
  return state === 'succeeded' && credits > 0 ? 'refund' : null
}

/** The button for it. */
export function WorkActButton({ id, act }: { id: string; act: WorkAct }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        {MESSAGES.actions[act].button}
      </Button>
      {isAsked && (
        <ActDialog
          url={route('admin.work.act', { generation: id })}
          fields={{ act }}
          words={MESSAGES.actions[act]}
          danger={act === 'cancel'}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
