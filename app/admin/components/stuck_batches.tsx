import { useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { route } from '~/ui/client/routes'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'
import { Card } from '~/ui/layouts/card'
import { PAYOUTS } from '../messages/en/affiliates'
import type { StuckBatchData } from '../transformers/affiliate_rows'
import { ActDialog } from './act_dialog'
import { AdminTable } from './admin_table'

const MESSAGES = PAYOUTS.stuck

/** Batches of payouts of which PayPal tells nothing; shown where there are any. */
export function StuckBatches({
  batches,
  silentDays,
}: {
  batches: readonly StuckBatchData[]
  silentDays: number
}) {
  if (batches.length === 0) return null
  return (
    <Card className="mb-6">
      <h2 className="mb-3 text-base font-semibold">{MESSAGES.title}</h2>
      <AdminTable
        label={MESSAGES.title}
        rows={batches}
        columns={[
          {
            label: MESSAGES.batch,
            cell: ({ id, sender_batch_id: name }) => (
              <>
                {id} <span className="font-mono text-xs break-all text-muted">{name}</span>
              </>
            ),
          },
          {
            label: MESSAGES.problem,
            cell: ({ last_error: error }) => error ?? MESSAGES.silent(silentDays),
          },
          { label: MESSAGES.open, cell: ({ open }) => MESSAGES.payouts(open) },
          {
            label: MESSAGES.acts,
            cell: ({ id, can_be_settled: canBeSettled }) =>
              canBeSettled ? (
                <SettleButton id={id} />
              ) : (
                <span className="text-muted">{MESSAGES.stillSent}</span>
              ),
          },
        ]}
      />
    </Card>
  )
}

function SettleButton({ id }: { id: number }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
        {PAYOUTS.settle.button}
      </Button>
      {isAsked && (
        <ActDialog
          url={route('admin.payouts.settle', { batch: id })}
          fields={{ finding: 'paid', payout: '' }}
          words={PAYOUTS.settle}
          danger
          onClose={() => setAsked(false)}
        >
          {(controls) => <SettleFields {...controls} />}
        </ActDialog>
      )}
    </>
  )
}

interface Found {
  finding: string
  payout: string
}

interface SettleFieldsProps {
  data: Found
  errors: Partial<Record<string, string>>
  set: (change: Partial<Found>) => void
}

/** What was found at PayPal, and of which payouts. */
function SettleFields({ data, errors, set }: SettleFieldsProps) {
  const { settle } = PAYOUTS
  return (
    <>
      <Field label={settle.finding} error={errors.finding} required>
        <Select
          name="finding"
          value={data.finding}
          onChange={(event) => set({ finding: event.target.value })}
        >
          {Object.entries(settle.findings).map(([finding, label]) => (
            <option key={finding} value={finding}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={settle.payout} hint={settle.payoutHint} error={errors.payout}>
        <Input
          name="payout"
          autoComplete="off"
          value={data.payout}
          onChange={(event) => set({ payout: event.target.value })}
        />
      </Field>
    </>
  )
}
