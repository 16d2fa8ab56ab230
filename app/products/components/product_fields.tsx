import { Checkbox } from '~/ui/forms/checkbox'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { Textarea } from '~/ui/forms/textarea'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { ProductForm } from './use_product_form'

const MESSAGES = CREATE_MESSAGES.form

/** What a product is called and said to be, and who may see it. */
export function ProductFields({ form }: { form: ProductForm }) {
  const { data, change, errors } = form
  return (
    <fieldset disabled={form.isBusy} className="flex flex-col gap-5">
      <Field label={MESSAGES.name} error={errors.name?.[0]} required>
        <Input
          name="name"
          maxLength={120}
          value={data.name}
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      <Field label={MESSAGES.productDescription} error={errors.description?.[0]}>
        <Textarea
          name="description"
          rows={3}
          maxLength={5_000}
          value={data.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Checkbox
        name="is_public"
        label={MESSAGES.isPublic}
        hint={MESSAGES.isPublicHint}
        checked={data.is_public}
        onChange={(event) => change({ is_public: event.target.checked })}
      />
    </fieldset>
  )
}
