import type { SubmitEvent } from 'react'
import type { Ability } from '~/api/tokens/abilities'
import type { Expiry } from '~/api/tokens/expiry'
import { API_MESSAGES } from '~/api/messages/en/common'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { AbilityBoxes } from './ability_boxes'
import { ExpiryField } from './expiry_field'

interface CreateTokenFormProps {
  available: readonly Ability[]
  defaults: readonly Ability[]
}

/** Name, permissions and end of a new token. */
export function CreateTokenForm({ available, defaults }: CreateTokenFormProps) {
  const form = useForm({
    name: '',
    permissions: [...defaults],
    expires_in_days: null as Expiry,
  })
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('api-tokens.store'), {
      preserveScroll: true,
      onSuccess: () => form.reset(),
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-6">
      <Field label={API_MESSAGES.name} error={errors.name} required className="sm:max-w-md">
        <Input
          name="name"
          autoComplete="off"
          value={data.name}
          onChange={(event) => setData('name', event.target.value)}
        />
      </Field>
      <AbilityBoxes
        available={available}
        chosen={data.permissions}
        onChange={(permissions) => setData('permissions', permissions)}
        error={errors.permissions}
      />
      <ExpiryField
        value={data.expires_in_days}
        onChange={(expiry) => setData('expires_in_days', expiry)}
        error={errors.expires_in_days}
        className="max-w-48"
      />
      <div>
        <Button type="submit" loading={form.processing}>
          {API_MESSAGES.create.submit}
        </Button>
      </div>
    </form>
  )
}
