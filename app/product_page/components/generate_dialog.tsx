import { type SubmitEvent, useId, useState } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Field } from '~/ui/forms/field'
import { NumberField } from '~/ui/forms/number_field'
import { Textarea } from '~/ui/forms/textarea'
import { DIALOG_MESSAGES } from '~/products/messages/en/dialogs'
import { PRODUCT_MESSAGES } from '~/products/messages/en/screens'
import type { ProductData } from '~/products/transformers/product_data'
import { PhotoChoice } from '~/products/components/photo_choice'
import type { ProductOrder } from './use_product_order'

const MESSAGES = DIALOG_MESSAGES.generateDialog
const MAX_AMOUNT = 10

interface GenerateDialogProps {
  product: ProductData
  draft: ProductOrder
  onDraft: (draft: ProductOrder) => void
  /** What the last order came to, when it failed. */
  error: string | null
  onOrder: () => void
  onClose: () => void
}

/** Orders pictures of a product, on request after chosen photos of it. */
export default function GenerateDialog(props: GenerateDialogProps) {
  const { product, draft, onDraft, error, onOrder, onClose } = props
  const [isChecked, setIsChecked] = useState(false)
  const form = useId()
  const left = useSpendable('generate')
  const price = usePrice('generate', draft.amount)
  const isPromptMissing = draft.prompt.trim() === ''
  const arePhotosMissing = product.status !== 'ready' && draft.photos.size === 0

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsChecked(true)
    if (!isPromptMissing && !arePhotosMissing && left >= draft.amount) onOrder()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.title}
      width="xl"
      footer={
        <>
          <p className="mr-auto text-fine text-muted tabular-nums">{price.text}</p>
          <Button pays type="submit" form={form} disabled={left < draft.amount}>
            {MESSAGES.submit}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="flex flex-col gap-5">
        {error && (
          <Alert isAnswer tone="danger">
            {error}
          </Alert>
        )}
        <Field
          label={MESSAGES.prompt}
          error={isChecked && isPromptMissing ? PRODUCT_MESSAGES.errors.prompt : undefined}
          required
        >
          <Textarea
            name="prompt"
            rows={3}
            maxLength={2_000}
            placeholder={MESSAGES.placeholder}
            value={draft.prompt}
            onChange={(event) => onDraft({ ...draft, prompt: event.target.value })}
          />
        </Field>
        <Field label={MESSAGES.amount}>
          <NumberField
            value={draft.amount}
            onChange={(amount) => onDraft({ ...draft, amount })}
            min={1}
            max={MAX_AMOUNT}
            unit="photos"
          />
        </Field>
        {product.input_images.length > 0 && (
          <PhotoChoice
            photos={product.input_images}
            name={product.name}
            hint={product.status === 'ready' ? MESSAGES.photosHint : MESSAGES.photosHintUntrained}
            error={isChecked && arePhotosMissing ? PRODUCT_MESSAGES.errors.noPhoto : undefined}
            chosen={draft.photos}
            onChange={(photos) => onDraft({ ...draft, photos })}
          />
        )}
      </form>
    </Dialog>
  )
}
