import { type ReactNode, type SubmitEvent, useId } from 'react'
import { Button } from '~/ui/buttons/button'
import { useForm } from '~/ui/client/use_form'
import { Field } from '~/ui/forms/field'
import { FieldError } from '~/ui/forms/field_error'
import { Textarea } from '~/ui/forms/textarea'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Dialog } from '~/ui/overlays/dialog'
import { UI_MESSAGES } from '~/ui/messages/en/common'
import { ADMIN_MESSAGES } from '../messages/en/screens'

const MESSAGES = ADMIN_MESSAGES.reason

interface ActDialogProps<Fields extends Record<string, string | number>> {
  url: string
  /** What is sent beside the reason. */
  fields: Fields
  words: { title: string; body: string; confirm: string }
  danger?: boolean
  onClose: () => void
  /** Controls for the fields, over the reason. */
  children?: (controls: {
    data: Fields
    errors: Partial<Record<string, string>>
    set: (change: Partial<Fields>) => void
  }) => ReactNode
}

/** Asks for the reason of what an operator is about to do, which is written down with it. */
export function ActDialog<Fields extends Record<string, string | number>>({
  url,
  fields,
  words,
  danger,
  onClose,
  children,
}: ActDialogProps<Fields>) {
  const formId = useId()
  const form = useForm<Record<string, string | number>>({ ...fields, reason: '' })
  const { data, errors, processing } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(url, {
      preserveScroll: true,
      onSuccess: onClose,
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      closeable={!processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={processing}>
            {UI_MESSAGES.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={processing}
            variant={danger ? 'danger' : 'primary'}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
        <p className="text-muted">{words.body}</p>
        {children?.({
          data: data as unknown as Fields,
          errors,
          set: (change) => form.setData(change as Record<string, string | number>),
        })}
        <Field label={MESSAGES.label} hint={MESSAGES.hint} error={errors.reason} required>
          <Textarea
            name="reason"
            rows={2}
            value={String(data.reason)}
            onChange={(event) => form.setData('reason', event.target.value)}
          />
        </Field>
        {errors.act && <FieldError>{errors.act}</FieldError>}
      </form>
    </Dialog>
  )
}
