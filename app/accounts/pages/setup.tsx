import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { AuthHeading } from '~/accounts/components/auth_heading'
import { EmailField } from '~/accounts/components/email_field'
import { NewPasswordFields } from '~/accounts/components/new_password_fields'
import { resetRefusedPasswords } from '~/accounts/components/reset_refused_passwords'
import { ACCOUNT_MESSAGES } from '~/accounts/messages/en/common'
import { SETUP_MESSAGES as MESSAGES } from '~/accounts/messages/en/setup'
import { Button } from '~/ui/buttons/button'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Field } from '~/ui/forms/field'
import { Input } from '~/ui/forms/input'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { AuthLayout } from '~/ui/layouts/auth_layout'

/** Makes the first operator of an installation; the key comes along with the link that the start says. */
export default function SetupPage({ setup_key: key }: { setup_key: string }) {
  const form = useForm({ key, name: '', email: '', password: '', password_confirmation: '' })
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('setup.store'), {
      onError: (refused) => {
        resetRefusedPasswords(form, refused)
        focusFirstInvalid(element)
      },
    })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <AuthHeading title={MESSAGES.title}>{MESSAGES.intro}</AuthHeading>
      <form onSubmit={submit} noValidate className="mt-8 flex flex-col gap-5">
        <Field label={MESSAGES.key} hint={MESSAGES.keyHint} error={errors.key} required>
          <Input
            name="key"
            autoComplete="off"
            spellCheck={false}
            value={data.key}
            onChange={(event) => setData('key', event.target.value)}
          />
        </Field>
        <Field label={ACCOUNT_MESSAGES.name} error={errors.name} required>
          <Input
            name="name"
            autoComplete="name"
            value={data.name}
            onChange={(event) => setData('name', event.target.value)}
          />
        </Field>
        <EmailField
          value={data.email}
          error={errors.email}
          onChange={(value) => setData('email', value)}
        />
        <NewPasswordFields data={data} errors={errors} setData={setData} />
        <Button type="submit" loading={form.processing}>
          {MESSAGES.submit}
        </Button>
      </form>
    </>
  )
}

SetupPage.layout = AuthLayout
