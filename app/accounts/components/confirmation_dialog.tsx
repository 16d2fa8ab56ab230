import { type SubmitEvent, useEffect, useState } from 'react'
import { ApiError } from '~/ui/client/api_error'
import { getJson, postJson } from '~/ui/client/json'
import { openOver } from '~/ui/client/open_over'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { CLIENT_MESSAGES } from '~/ui/messages/en/client'
import type { ConfirmationAsked } from '~/core/errors/confirmation_asked'
import { MAIL_CONFIRMATION_MESSAGES } from '../messages/en/mail_confirmation'
import { CONFIRMS_PASSWORD_MESSAGES as MESSAGES } from '../messages/en/two_factor_screens'
import { ConfirmationFields, NO_ANSWER } from './confirmation_fields'

/** How often it is looked up whether the link of the mail was opened, in another tab. */
const POLL_MS = 2_000

/**
 * Asks over whatever is on screen who sits there; what was typed stays in place.
 * @param signal closes it when nobody waits for the answer any more
 * @returns whether they have said so
 */
export function openConfirmation(asked: ConfirmationAsked, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    openOver((close) => (
      <ConfirmationDialog
        asked={asked}
        signal={signal}
        onDone={(isConfirmed) => {
          resolve(isConfirmed)
          close()
        }}
      />
    ))
  })
}

interface ConfirmationDialogProps {
  asked: ConfirmationAsked
  signal?: AbortSignal
  onDone: (isConfirmed: boolean) => void
}

function ConfirmationDialog({ asked, signal, onDone }: ConfirmationDialogProps) {
  const [open, setOpen] = useState(true)
  const [processing, setProcessing] = useState(false)
  const byMail = asked.confirm_with === 'mail'

  function close(isConfirmed: boolean) {
    setOpen(false)
    onDone(isConfirmed)
  }

  useEffect(() => {
    const stop = () => close(false)
    signal?.addEventListener('abort', stop)
    return () => signal?.removeEventListener('abort', stop)
    // For as long as it is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  return (
    <Dialog
      open={open}
      onClose={() => close(false)}
      title={byMail ? MAIL_CONFIRMATION_MESSAGES.title : MESSAGES.title}
      description={
        byMail
          ? MAIL_CONFIRMATION_MESSAGES.dialog
          : asked.two_factor
            ? MESSAGES.contentWithCode
            : MESSAGES.content
      }
      width="md"
      closeable={!processing}
    >
      {byMail ? (
        <ByMail onDone={close} />
      ) : (
        <ByPassword
          twoFactor={asked.two_factor}
          processing={processing}
          onProcessing={setProcessing}
          onDone={close}
        />
      )}
    </Dialog>
  )
}

interface ByPasswordProps {
  twoFactor: boolean
  processing: boolean
  onProcessing: (processing: boolean) => void
  onDone: (isConfirmed: boolean) => void
}

function ByPassword({ twoFactor, processing, onProcessing, onDone }: ByPasswordProps) {
  const [answer, setAnswer] = useState(NO_ANSWER)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const focusFirstInvalid = useFocusFirstInvalid()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    onProcessing(true)
    setFailure(null)
    try {
      await postJson(
        route('password.confirm.store'),
        twoFactor ? answer : { password: answer.password }
      )
      onDone(true)
    } catch (error) {
      const refused = error instanceof ApiError ? error.errors : {}
      const sentences = Object.entries(refused).map(([field, texts]) => [field, texts[0]])
      setErrors(Object.fromEntries(sentences))
      if (sentences.length === 0) setFailure((error as Error).message)
      if (refused.password) setAnswer((before) => ({ ...before, password: '' }))
      onProcessing(false)
      focusFirstInvalid(form)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {failure && (
        <Alert isAnswer tone="danger">
          {failure}
        </Alert>
      )}
      <ConfirmationFields
        hasPassword
        twoFactor={twoFactor}
        answer={answer}
        errors={errors}
        onChange={(field, value) => setAnswer((before) => ({ ...before, [field]: value }))}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => onDone(false)} disabled={processing}>
          {MESSAGES.cancel}
        </Button>
        <Button type="submit" loading={processing}>
          {MESSAGES.confirm}
        </Button>
      </div>
    </form>
  )
}

/** Has the link sent that stands for a password, and goes on once it was opened in this browser. */
function ByMail({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    const poll = setInterval(() => {
      if (document.hidden) return
      getJson<{ confirmed: boolean }>(route('password.confirmation')).then(
        ({ confirmed }) => confirmed && onDone(true),
        // The next one tells.
        () => {}
      )
    }, POLL_MS)
    return () => clearInterval(poll)
    // For as long as it is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  async function send() {
    setState('sending')
    setFailure(null)
    try {
      await postJson(route('mail-confirmation.send'))
      setState('sent')
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : CLIENT_MESSAGES.failed)
      setState('idle')
    }
  }

  return (
    <div className="flex flex-col gap-5">
      {failure && (
        <Alert isAnswer tone="danger">
          {failure}
        </Alert>
      )}
      {state === 'sent' && <Alert tone="success">{MAIL_CONFIRMATION_MESSAGES.sent}</Alert>}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => onDone(false)}>
          {MESSAGES.cancel}
        </Button>
        <Button data-autofocus loading={state === 'sending'} onClick={() => void send()}>
          {state === 'sent' ? MAIL_CONFIRMATION_MESSAGES.again : MAIL_CONFIRMATION_MESSAGES.send}
        </Button>
      </div>
    </div>
  )
}
