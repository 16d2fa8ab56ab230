import { router } from '@inertiajs/react'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '~/ui/client/api_error'
import { postJson } from '~/ui/client/json'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { buttonClasses } from '~/ui/buttons/button_classes'
import { Dialog } from '~/ui/overlays/dialog'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import type { CardName } from '../cards/card_names'
import type { ToldOutcome } from '../hosted/payment_outcome'
import { SANDBOX_MESSAGES as MESSAGES } from '../messages/en/common'
import { CardChoice } from './card_choice'

const CARDS = ['succeeds', 'declined', 'insufficient_funds', 'needs_confirmation'] as const

/** Nothing to pay any more: the page is to say so. */
const CONFLICT = 409
const REFUSED_FIELDS = 422

interface PaymentFormProps {
  /** Whether a bank account will do, whose money takes days. */
  allowsBank?: boolean
  /** With its currency sign. */
  amount: string
  payUrl: string
  confirmUrl: string
  cancelUrl: string | null
  /** Fields above the cards. */
  fields?: ReactNode
  /** What they have, sent along. */
  more?: object
  /** Tells which of them are refused, with a sentence each. */
  onRefused?: (errors: Record<string, string[]>) => void
}

/** A choice of test cards and the button that pays; a bank that asks is answered in a dialog. */
export function PaymentForm(props: PaymentFormProps) {
  const { allowsBank, amount, payUrl, cancelUrl, fields, more } = props
  const [card, setCard] = useState<CardName>('succeeds')
  const { form, isBusy, isAsked, error, send, answerBank } = usePayment(props)

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send(payUrl, { card, ...more })
      }}
      className="space-y-4"
    >
      {/* What is paid for is what was sent: nothing of it is changed meanwhile. */}
      {fields && (
        <fieldset disabled={isBusy} className="min-w-0">
          {fields}
        </fieldset>
      )}
      <CardChoice
        cards={allowsBank ? [...CARDS, 'bank_account'] : CARDS}
        value={card}
        onChange={setCard}
        disabled={isBusy}
      />
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
      <Button pays type="submit" size="lg" loading={isBusy} className="w-full">
        {MESSAGES.pay.action.replace('{amount}', amount)}
      </Button>
      {cancelUrl && (
        <a href={cancelUrl} className={`${buttonClasses('ghost', 'md')} w-full`}>
          {MESSAGES.pay.cancel}
        </a>
      )}
      <BankQuestion open={isAsked} isBusy={isBusy} onAnswer={answerBank} />
    </form>
  )
}

/** Pays, and follows what becomes of it until the page goes on. */
function usePayment({ confirmUrl, onRefused }: PaymentFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const focusFirstInvalid = useFocusFirstInvalid()
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  // A second click comes before the button is drawn disabled.
  const underWay = useRef(false)

  async function send(url: string, body: object) {
    if (underWay.current) return
    underWay.current = true
    setIsBusy(true)
    setError(null)
    const stays = await attempt(url, body)
    if (!stays) return
    underWay.current = false
    setIsBusy(false)
  }

  /** Whether the page stays; after a payment it goes on. */
  async function attempt(url: string, body: object): Promise<boolean> {
    try {
      const outcome = await postJson<ToldOutcome>(url, body)
      setAsked(outcome.status === 'confirm' ? outcome.payment_intent : null)
      if (outcome.status === 'declined') setError(outcome.message)
      if (outcome.status === 'paid') window.location.assign(outcome.url)
      return outcome.status !== 'paid'
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === REFUSED_FIELDS && onRefused && form.current) {
        onRefused(reason.errors)
        focusFirstInvalid(form.current)
        return true
      }
      setError(reason.message)
      if (reason.status === CONFLICT) router.reload()
      return true
    }
  }

  function answerBank(confirmed: boolean) {
    void send(confirmUrl, { payment_intent: asked, confirmed })
  }

  return { form, isBusy, isAsked: asked !== null, error, send, answerBank }
}

interface BankQuestionProps {
  open: boolean
  isBusy: boolean
  onAnswer: (confirmed: boolean) => void
}

/** A bank that wants to know whether it is its customer who pays. */
function BankQuestion({ open, isBusy, onAnswer }: BankQuestionProps) {
  return (
    <Dialog
      open={open}
      onClose={() => onAnswer(false)}
      closeable={false}
      title={MESSAGES.confirm.title}
      width="sm"
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={() => onAnswer(false)}>
            {MESSAGES.confirm.no}
          </Button>
          <Button pays loading={isBusy} onClick={() => onAnswer(true)}>
            {MESSAGES.confirm.yes}
          </Button>
        </>
      }
    >
      <p className="text-muted">{MESSAGES.confirm.body}</p>
    </Dialog>
  )
}
