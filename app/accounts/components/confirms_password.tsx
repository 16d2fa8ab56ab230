import { type ReactNode, type SubmitEvent, useState } from 'react'
import { CONFIRMS_PASSWORD_TEXTS } from '~/accounts/two_factor_screen_texts'
import { ApiError } from '~/shell/client/api_error'
import { getJson, postJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import { Button } from '~/shell/ui/button'
import { Dialog } from '~/shell/ui/dialog'
import { Field } from '~/shell/ui/field'
import { useFocusFirstInvalid } from '~/shell/ui/use_focus_first_invalid'
import { PasswordInput } from '~/shell/ui/password_input'
import { showToast } from '~/shell/ui/toast'

interface ConfirmsPasswordProps {
  /** Called once the password is confirmed, at once where it was within the last three hours. */
  onConfirmed: () => void
  /** Whether there is a password to be asked for; there is, if missing. */
  hasPassword?: boolean
  title?: string
  content?: string
  /** The dialog's button. */
  confirmLabel?: string
  /**
   * The control that starts it.
   * @param ask asks for the password if need be
   * @param asking whether the server is being asked if there is need
   */
  children: (ask: () => void, asking: boolean) => ReactNode
}

/** Wraps something sensitive: asks for the password first, unless it was given within the last three hours. */
export function ConfirmsPassword({
  onConfirmed,
  hasPassword = true,
  title = CONFIRMS_PASSWORD_TEXTS.title,
  content = CONFIRMS_PASSWORD_TEXTS.content,
  confirmLabel = CONFIRMS_PASSWORD_TEXTS.confirm,
  children,
}: ConfirmsPasswordProps) {
  const [asking, setAsking] = useState(false)
  const [open, setOpen] = useState(false)

  async function ask() {
    if (!hasPassword) return onConfirmed()
    setAsking(true)
    try {
      const { confirmed } = await getJson<{ confirmed: boolean }>(route('password.confirmation'))
      if (confirmed) onConfirmed()
      else setOpen(true)
    } catch (error) {
      void showToast('error', (error as Error).message)
    } finally {
      setAsking(false)
    }
  }

  return (
    <>
      {children(() => void ask(), asking)}
      {open && (
        <PasswordDialog
          {...{ title, content, confirmLabel }}
          onClose={() => setOpen(false)}
          onConfirmed={() => {
            setOpen(false)
            onConfirmed()
          }}
        />
      )}
    </>
  )
}

interface PasswordDialogProps {
  title: string
  content: string
  confirmLabel: string
  onClose: () => void
  onConfirmed: () => void
}

function PasswordDialog({ title, content, confirmLabel, ...on }: PasswordDialogProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [processing, setProcessing] = useState(false)
  const focusFirstInvalid = useFocusFirstInvalid()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setProcessing(true)
    try {
      await postJson(route('password.confirm.store'), { password })
      on.onConfirmed()
    } catch (failure) {
      const { errors, message } = failure as ApiError
      setError(errors?.password?.[0] ?? message)
      setPassword('')
      setProcessing(false)
      focusFirstInvalid(form)
    }
  }

  return (
    <Dialog
      open
      onClose={on.onClose}
      title={title}
      description={content}
      width="md"
      closeable={!processing}
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={CONFIRMS_PASSWORD_TEXTS.password} error={error} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={on.onClose} disabled={processing}>
            {CONFIRMS_PASSWORD_TEXTS.cancel}
          </Button>
          <Button type="submit" loading={processing}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
