import { BookmarkPlus } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { PartBoundary } from '~/ui/client/part_boundary'
import { CreditOffer } from '~/ui/layouts/credit_offer'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { Field } from '~/ui/forms/field'
import { NumberField } from '~/ui/forms/number_field'
import { RadioCards } from '~/ui/forms/radio_cards'
import { GENERATION_MESSAGES } from '../messages/en/screens'
import { PromptFields, type PromptWording } from './prompt_fields'
import { SHAPE_OPTIONS, SHAPES } from './shape_options'
import { SaveRecipeDialog } from './dialogs_above'
import { DraftButton } from './drafting/draft_button'
import { SubmitButton } from './submit_button'
import type { PictureOrder, useOrderChoice } from './use_order_choice'
import type { Draft } from './use_prompt_draft'

const MESSAGES = GENERATION_MESSAGES.panel
const MAX_AMOUNT = 10

interface OrderFormProps {
  /** Under which what is unfolded in it is kept, as in `useDraft`. */
  name: string
  /** What it orders. */
  kind: 'generate' | 'background'
  title: string
  productId: number
  wording: PromptWording
  draft: Draft
  onDraft: (draft: Draft) => void
  /** What is chosen beside the description. */
  choosing: ReturnType<typeof useOrderChoice>
  /** Opens a draft of what is described; missing while there is nothing to draw. */
  onDrafting?: () => void
  onOrder: (order: PictureOrder) => void
  /** Whether the server has not accepted the last order yet. */
  isOrdering: boolean
  /** What the last order came to, when it failed. */
  error: string | null
  /** What stands in the way of an order beside the description, or null. */
  obstacle?: string | null
  /** Where a photo is chosen. */
  children?: ReactNode
  /** Below the form. */
  footer?: ReactNode
  className?: string
}

/** What to make: what the pictures show, in which shape, how many, and what they cost. */
export default function OrderForm(props: OrderFormProps) {
  const { name, title, draft, error, obstacle = null, children, footer, className } = props
  const order = useOrder(props)
  const { amount, shape } = props.choosing.choice
  const { choose } = props.choosing
  const left = useSpendable('image')

  return (
    <Card className={className}>
      <h2 className="text-base font-semibold">{title}</h2>
      <form
        id="order"
        onSubmit={order.submit}
        noValidate
        className="mt-2 flex flex-col gap-4 lg:gap-3"
      >
        {children}
        {order.wasRefused && obstacle && <Alert tone="danger">{obstacle}</Alert>}
        <PromptFields
          name={name}
          productId={props.productId}
          wording={props.wording}
          draft={draft}
          onDraft={props.onDraft}
          isMissing={order.isMissing}
        />
        <RadioCards
          label={MESSAGES.shape}
          options={SHAPE_OPTIONS}
          value={shape}
          onChange={(next) => choose({ shape: next })}
          columns={3}
        />
        <Field label={MESSAGES.amount} hint={MESSAGES.amountHint} inline>
          <NumberField
            value={amount}
            onChange={(next) => choose({ amount: next })}
            min={1}
            max={MAX_AMOUNT}
            unit="photos"
          />
        </Field>
        {left < amount && (
          <Alert tone="warning" action={<CreditOffer kind="image" />}>
            {MESSAGES.missing(amount, left)}
          </Alert>
        )}
        {error && (
          <Alert isAnswer tone="danger">
            {error}
          </Alert>
        )}
        <SubmitButton kind={props.kind} amount={amount} isOrdering={props.isOrdering}>
          {props.onDrafting && <DraftButton onClick={order.openDraft} />}
        </SubmitButton>
      </form>
      {order.isSaving && (
        <PartBoundary>
          <SaveRecipeDialog
            prompt={draft.prompt.trim()}
            negativePrompt={draft.negativePrompt.trim()}
            shape={SHAPES[shape].ratio}
            amount={amount}
            onClose={order.endSaving}
          />
        </PartBoundary>
      )}
      {footer}
      <div className="mt-2 text-center">
        <Button variant="ghost" size="sm" icon={BookmarkPlus} onClick={order.saveAsRecipe}>
          {MESSAGES.saveRecipe}
        </Button>
      </div>
    </Card>
  )
}

/** What is chosen beside the description, and what becomes of it when it is ordered or saved. */
function useOrder({ draft, choosing, obstacle = null, onOrder, onDrafting }: OrderFormProps) {
  const [wasRefused, setWasRefused] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const { amount, shape } = choosing.choice
  const isShort = useSpendable('image') < amount
  const prompt = draft.prompt.trim()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isRefused = obstacle !== null || prompt === '' || isShort
    setWasRefused(isRefused)
    setIsMissing(prompt === '')
    if (isRefused) return
    onOrder({ prompt, negativePrompt: draft.negativePrompt.trim(), amount, shape })
  }

  function openDraft() {
    setIsMissing(prompt === '')
    if (prompt !== '') onDrafting?.()
  }

  function saveAsRecipe() {
    setIsMissing(prompt === '')
    setIsSaving(prompt !== '')
  }

  return {
    /** Whether the last press came to nothing for the form's own sake. */
    wasRefused,
    /** Whether a description was asked for and is still missing. */
    isMissing: isMissing && prompt === '',
    submit,
    openDraft,
    isSaving,
    saveAsRecipe,
    endSaving: () => setIsSaving(false),
  }
}
