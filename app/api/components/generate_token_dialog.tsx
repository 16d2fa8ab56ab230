import { type SubmitEvent, useState } from 'react'
import type { Expiry } from '~/api/tokens/expiry'
import { API_MESSAGES } from '~/api/messages/en/common'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { ExpiryField } from './expiry_field'

const MESSAGES = API_MESSAGES.profile

interface GenerateTokenDialogProps {
  onClose: () => void
  /** Resolves to what is wrong, or null. */
  onGenerate: (name: string, expiry: Expiry) => Promise<string | null>
}

/** Asks for the name of a new token, and how long it is to be good. */
export function GenerateTokenDialog({ onClose, onGenerate }: GenerateTokenDialogProps) {
  const [name, setName] = useState('')
  const [expiry, setExpiry] = useState<Expiry>(null)
  const [error, setError] = useState<string | null>(null)
  const [processing, setProcessing] = useState(false)
  const focusFirstInvalid = useFocusFirstInvalid()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setProcessing(true)
    const refused = await onGenerate(name, expiry)
    setProcessing(false)
    if (refused === null) return onClose()
    setError(refused)
    focusFirstInvalid(form)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.generateTitle}
      width="md"
      closeable={!processing}
    >
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
        <Field
          label={API_MESSAGES.name}
          hint={MESSAGES.generateHint}
          error={error ?? undefined}
          required
        >
          <Input
            name="name"
            autoComplete="off"
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <ExpiryField value={expiry} onChange={setExpiry} className="max-w-48" />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose} disabled={processing}>
            {MESSAGES.cancel}
          </Button>
          <Button type="submit" loading={processing}>
            {MESSAGES.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
