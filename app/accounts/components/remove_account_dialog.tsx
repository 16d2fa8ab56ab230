import { useForm } from '@inertiajs/react'
import { type SubmitEvent, useId } from 'react'
import type { ConnectedAccountData } from '~/accounts/queries/list_connected_accounts'
import { SOCIAL_PAGE_TEXTS } from '~/accounts/social/page_texts'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { Dialog } from '~/shell/ui/dialog'
import { Field } from '~/shell/ui/field'
import { FieldError } from '~/shell/ui/field_error'
import { focusFirstInvalid } from '~/shell/ui/focus_first_invalid'
import { PasswordInput } from '~/shell/ui/password_input'

const TEXTS = SOCIAL_PAGE_TEXTS.section

interface RemoveAccountDialogProps {
  account: ConnectedAccountData
  /** Who has none is not asked for it. */
  hasPassword: boolean
  onClose: () => void
}

/** Asks before an account elsewhere can no longer be used to log in. */
export function RemoveAccountDialog({ account, hasPassword, onClose }: RemoveAccountDialogProps) {
  const form = useForm({ password: '' })
  const formId = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.delete(route('connected-accounts.destroy', { id: account.id }), {
      preserveScroll: true,
      onSuccess: onClose,
      onError: () => {
        form.reset('password')
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={TEXTS.dialogTitle(account.name)}
      width="md"
      closeable={!form.processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.processing}>
            {TEXTS.cancel}
          </Button>
          <Button variant="danger" type="submit" form={formId} loading={form.processing}>
            {TEXTS.dialogConfirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{TEXTS.dialogBody(account.name)}</p>
        {hasPassword ? (
          <Field label={TEXTS.password} error={form.errors.password} required>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              autoFocus
              value={form.data.password}
              onChange={(event) => form.setData('password', event.target.value)}
            />
          </Field>
        ) : (
          form.errors.password && <FieldError>{form.errors.password}</FieldError>
        )}
      </form>
    </Dialog>
  )
}
