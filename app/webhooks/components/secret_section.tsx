import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import { CopyField } from '~/ui/buttons/copy_field'
import { FormSection } from '~/ui/forms/form_section'
import { RelativeTime } from '~/ui/text/relative_time'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'
import { useSecret } from './use_secret'

const MESSAGES = WEBHOOK_MESSAGES.secret

/** What an endpoint's messages are signed with: shown on demand, copied, replaced. */
export function SecretSection({
  endpoint,
  oldHours,
}: {
  endpoint: EndpointData
  oldHours: number
}) {
  const { secret, failure, loading, hide, reveal } = useSecret(endpoint.id)
  const [rolling, setRolling] = useState(false)
  const form = useForm({})

  function roll() {
    form.post(route('webhooks.roll', { webhook: endpoint.id }), {
      preserveScroll: true,
      onSuccess: () => {
        setRolling(false)
        if (secret !== null) void reveal()
      },
    })
  }

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.intro}>
      <div className="flex flex-col gap-4">
        {failure && (
          <Alert isAnswer tone="danger">
            {failure}
          </Alert>
        )}
        {secret !== null && <CopyField label={MESSAGES.label} value={secret} />}
        {endpoint.old_secret_until && (
          <p className="text-muted">
            {MESSAGES.old} <RelativeTime iso={endpoint.old_secret_until} />.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {secret === null ? (
            <Button variant="secondary" onClick={() => void reveal()} loading={loading}>
              {MESSAGES.reveal}
            </Button>
          ) : (
            <Button variant="secondary" onClick={hide}>
              {MESSAGES.hide}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setRolling(true)}>
            {MESSAGES.roll}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={rolling}
        title={MESSAGES.rollTitle}
        confirmLabel={MESSAGES.roll}
        processing={form.processing}
        onClose={() => setRolling(false)}
        onConfirm={roll}
      >
        {MESSAGES.rollBody(oldHours)}
      </ConfirmDialog>
    </FormSection>
  )
}
