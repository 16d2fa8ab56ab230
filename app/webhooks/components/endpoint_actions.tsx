import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { ConfirmDialog } from '~/ui/overlays/confirm_dialog'
import type { EventType } from '~/api/endpoints/event_types'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'
import { EndpointDialog } from './endpoint_dialog'
import { LOG_PARTS } from './log_parts'

interface EndpointActionsProps {
  endpoint: EndpointData
  eventTypes: readonly EventType[]
}

/** What can be done with an endpoint. */
export function EndpointActions({ endpoint, eventTypes }: EndpointActionsProps) {
  const { remove } = WEBHOOK_MESSAGES
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const [testing, setTesting] = useState(false)
  const form = useForm({})
  const close = () => setAsked(null)

  function test() {
    const url = route('webhooks.test', { webhook: endpoint.id })
    router.post(
      url,
      {},
      {
        preserveScroll: true,
        preserveState: true,
        ...LOG_PARTS,
        onStart: () => setTesting(true),
        onFinish: () => setTesting(false),
      }
    )
  }

  return (
    <>
      <Button variant="ghost" className="text-danger" onClick={() => setAsked('delete')}>
        {remove.button}
      </Button>
      <Button variant="secondary" onClick={() => setAsked('edit')}>
        {WEBHOOK_MESSAGES.edit}
      </Button>
      <Button onClick={test} loading={testing} disabled={!endpoint.enabled}>
        {WEBHOOK_MESSAGES.test}
      </Button>
      {asked === 'edit' && (
        <EndpointDialog endpoint={endpoint} eventTypes={eventTypes} onClose={close} />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        danger
        title={remove.title}
        confirmLabel={remove.confirm}
        processing={form.processing}
        onClose={close}
        onConfirm={() => form.delete(route('webhooks.destroy', { webhook: endpoint.id }))}
      >
        {remove.body}
      </ConfirmDialog>
    </>
  )
}
