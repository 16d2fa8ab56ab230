import { type SubmitEvent, useId } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { Dialog } from '~/ui/overlays/dialog'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import type { EventType } from '~/api/endpoints/event_types'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { EndpointData } from '../transformers/endpoint_data'
import { EventBoxes } from './event_boxes'

const MESSAGES = WEBHOOK_MESSAGES.form

interface EndpointDialogProps {
  /** The one to change; a new one is added, if missing. */
  endpoint?: EndpointData
  eventTypes: readonly EventType[]
  onClose: () => void
}

/** The form of an endpoint. */
export function EndpointDialog({ endpoint, eventTypes, onClose }: EndpointDialogProps) {
  const formId = useId()
  const form = useForm({
    url: endpoint?.url ?? '',
    description: endpoint?.description ?? '',
    event_types: [...(endpoint?.event_types ?? eventTypes)],
    enabled: endpoint?.enabled ?? true,
  })
  const { data, errors, setData, processing } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    const options = {
      preserveScroll: true,
      onSuccess: onClose,
      onError: () => focusFirstInvalid(element),
    }
    if (endpoint) form.put(route('webhooks.update', { webhook: endpoint.id }), options)
    else form.post(route('webhooks.store'), options)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={endpoint ? MESSAGES.edit : MESSAGES.add}
      width="xl"
      closeable={!processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={processing}>
            {MESSAGES.cancel}
          </Button>
          <Button type="submit" form={formId} loading={processing}>
            {endpoint ? MESSAGES.save : MESSAGES.create}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-6">
        <Field label={MESSAGES.url} hint={MESSAGES.urlHint} error={errors.url} required>
          <Input
            name="url"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder={MESSAGES.placeholder}
            value={data.url}
            onChange={(event) => setData('url', event.target.value)}
          />
        </Field>
        <Field
          label={MESSAGES.description}
          hint={MESSAGES.descriptionHint}
          error={errors.description}
        >
          <Input
            name="description"
            autoComplete="off"
            value={data.description}
            onChange={(event) => setData('description', event.target.value)}
          />
        </Field>
        <EventBoxes
          available={eventTypes}
          chosen={data.event_types}
          onChange={(types) => setData('event_types', types)}
          error={errors.event_types}
        />
        {endpoint && (
          <Checkbox
            label={MESSAGES.enabled}
            checked={data.enabled}
            onChange={({ target }) => setData('enabled', target.checked)}
          />
        )}
      </form>
    </Dialog>
  )
}
