import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'

/** Says that an endpoint is off, or that what is sent to it fails. */
export function EndpointNotice({ endpoint }: { endpoint: EndpointData }) {
  const { id, url, description, event_types: types, disabled_reason: reason } = endpoint
  const [refusal, setRefusal] = useState<string | null>(null)
  const [saving, setSaving] = useState(false)
  if (reason === null) {
    return endpoint.failing_since && <Alert tone="warning">{WEBHOOK_MESSAGES.failing}</Alert>
  }

  function enable() {
    const fields = { url, description, event_types: types, enabled: true }
    router.put(route('webhooks.update', { webhook: id }), fields, {
      preserveScroll: true,
      onStart: () => setSaving(true),
      onError: (errors) => setRefusal(Object.values(errors)[0] ?? null),
      onFinish: () => setSaving(false),
    })
  }

  return (
    <Alert
      tone={reason === 'owner' ? 'info' : 'danger'}
      action={
        <Button size="sm" variant="secondary" loading={saving} onClick={enable}>
          {WEBHOOK_MESSAGES.enable}
        </Button>
      }
    >
      {refusal ?? WEBHOOK_MESSAGES.disabled[reason]}
    </Alert>
  )
}
