import { useRef, type SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { RadioCards } from '~/ui/forms/radio_cards'
import { Textarea } from '~/ui/forms/textarea'
import { CREATE_MESSAGES } from '../messages/en/create'
import { DIALOG_MESSAGES } from '../messages/en/dialogs'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { ProductData } from '../transformers/product_data'

const MESSAGES = PRODUCT_MESSAGES.show

/** Changes what a product is called and said to be. */
export default function EditDialog({
  product,
  onClose,
}: {
  product: ProductData
  onClose: () => void
}) {
  const form = useForm({
    name: product.name,
    description: product.description,
    product_lock: product.product_lock,
  })
  const element = useRef<HTMLFormElement>(null)
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // What was not changed stays as the installation has it, also when that changes.
    form.transform(({ product_lock: lock, ...fields }) =>
      lock === product.product_lock ? fields : { ...fields, product_lock: lock }
    )
    form.put(route('products.update', { product: product.id }), {
      preserveScroll: true,
      onSuccess: onClose,
      onError: () => element.current && focusFirstInvalid(element.current),
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.editTitle}
      width="lg"
      closeable={!form.processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.processing}>
            {MESSAGES.cancel}
          </Button>
          <Button onClick={() => element.current?.requestSubmit()} loading={form.processing}>
            {MESSAGES.save}
          </Button>
        </>
      }
    >
      <form ref={element} onSubmit={submit} noValidate className="flex flex-col gap-5">
        <Field label={CREATE_MESSAGES.form.name} error={errors.name} required>
          <Input
            name="name"
            maxLength={120}
            value={data.name}
            onChange={(event) => setData('name', event.target.value)}
          />
        </Field>
        <Field label={CREATE_MESSAGES.form.productDescription} error={errors.description}>
          <Textarea
            name="description"
            rows={5}
            maxLength={5_000}
            value={data.description}
            onChange={(event) => setData('description', event.target.value)}
          />
        </Field>
        {data.product_lock && (
          <RadioCards
            label={DIALOG_MESSAGES.lock.label}
            options={DIALOG_MESSAGES.lock.options}
            value={data.product_lock}
            onChange={(lock) => setData('product_lock', lock)}
            error={errors.product_lock}
            columns={2}
          />
        )}
      </form>
    </Dialog>
  )
}
