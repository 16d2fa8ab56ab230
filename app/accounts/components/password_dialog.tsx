import { type ReactNode, type SubmitEvent, useId, useRef } from 'react'
import { useForm } from '~/ui/client/use_form'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Field } from '~/ui/forms/field'
import { PasswordInput } from '~/ui/forms/password_input'
import { PROFILE_MESSAGES } from '../messages/en/profile'
import { AccountName } from './account_name'
import { NO_ANSWER, SecondFactorField } from './confirmation_fields'
import { useSecondFactor } from './use_second_factor'

interface PasswordDialogProps<Extra extends object> {
  /** Whether there is one to be asked for; who has none confirms by mail. */
  hasPassword: boolean
  title: string
  question: string
  confirmLabel: string
  danger?: boolean
  /** Where the DELETE goes, with the password. */
  url: string
  /** What goes along with the password. */
  extra?: Extra
  onClose: () => void
  onSuccess?: () => void
  /** More of the form, below the password; told the sentences beside its fields. */
  children?: (errors: Record<string, string | undefined>) => ReactNode
}

/** Asks for the password and then does what cannot be undone. */
export function PasswordDialog<Extra extends object>({
  hasPassword,
  title,
  question,
  confirmLabel,
  danger = false,
  url,
  extra,
  onClose,
  onSuccess,
  children,
}: PasswordDialogProps<Extra>) {
  const form = useForm(NO_ANSWER)
  const asksSecondFactor = useSecondFactor()
  const input = useRef<HTMLInputElement>(null)
  const formId = useId()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.transform((values) => ({ ...values, ...extra }))
    form.delete(url, {
      preserveScroll: true,
      onSuccess: () => {
        onSuccess?.()
        onClose()
      },
      onError: ({ password }) => {
        if (!password) return
        form.reset('password')
        input.current?.focus()
      },
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={question}
      closeable={!form.processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.processing}>
            {PROFILE_MESSAGES.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={danger ? 'danger' : 'primary'}
            loading={form.processing}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <AccountName />
        {hasPassword ? (
          <Field label={PROFILE_MESSAGES.passwordField} error={form.errors.password} required>
            <PasswordInput
              ref={input}
              data-autofocus
              name="password"
              autoComplete="current-password"
              value={form.data.password}
              onChange={(event) => form.setData('password', event.target.value)}
            />
          </Field>
        ) : (
          form.errors.password && <Alert tone="danger">{form.errors.password}</Alert>
        )}
        {hasPassword && asksSecondFactor && (
          <SecondFactorField answer={form.data} errors={form.errors} onChange={form.setData} />
        )}
        {children?.(form.errors)}
      </form>
    </Dialog>
  )
}
