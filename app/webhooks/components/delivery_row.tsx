import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Badge, type BadgeTone } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { RelativeTime } from '~/ui/text/relative_time'
import type { DeliveryState } from '../delivery_state'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { DeliveryData } from '../transformers/delivery_data'
import { AttemptList } from './attempt_list'
import { LOG_PARTS } from './log_parts'

const MESSAGES = WEBHOOK_MESSAGES.log

const TONES: Record<DeliveryState, BadgeTone> = {
  pending: 'warning',
  delivered: 'success',
  failed: 'danger',
  skipped: 'neutral',
}

interface DeliveryRowProps {
  endpointId: number
  delivery: DeliveryData
  /** Whether it can be sent again. */
  canResend: boolean
}

/** One event that was sent to an endpoint, with its tries. */
export function DeliveryRow({ endpointId, delivery, canResend }: DeliveryRowProps) {
  const { id, message_id: messageId, attempts, state, next_attempt_at: next } = delivery
  const [sending, setSending] = useState(false)

  function resend() {
    router.post(
      route('webhooks.resend', { webhook: endpointId, delivery: id }),
      {},
      {
        preserveScroll: true,
        preserveState: true,
        ...LOG_PARTS,
        onStart: () => setSending(true),
        onFinish: () => setSending(false),
      }
    )
  }

  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            {delivery.type} <Badge tone={TONES[state]}>{MESSAGES.states[state]}</Badge>
          </p>
          <p className="font-mono text-xs text-muted wrap-anywhere">{messageId}</p>
          <p className="text-fine text-muted">
            <RelativeTime iso={delivery.created_at} />
            {next && (
              <>
                {' · '}
                {MESSAGES.nextTry}{' '}
                {delivery.is_due_soon ? MESSAGES.soon : <RelativeTime iso={next} />}
              </>
            )}
          </p>
        </div>
        {canResend && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={MESSAGES.for(MESSAGES.resend, messageId)}
            loading={sending}
            onClick={resend}
          >
            {MESSAGES.resend}
          </Button>
        )}
      </div>
      {attempts.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 pointer-coarse:py-2.5 w-fit cursor-pointer rounded-sm text-fine font-medium text-primary">
            {MESSAGES.attempts(attempts.length)}
          </summary>
          <AttemptList attempts={attempts} />
        </details>
      )}
    </li>
  )
}
