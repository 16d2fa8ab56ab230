import { Head } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { FormSection } from '~/ui/forms/form_section'
import { Input } from '~/ui/forms/input'
import { PageHeader } from '~/ui/layouts/page_header'
import { FormActions } from '../components/form_actions'
import { TEAM_MESSAGES } from '../messages/en/screens'

const MESSAGES = TEAM_MESSAGES.create

/** Makes a team of the signed-in user's own. */
export default function CreateTeamPage() {
  const form = useForm({ name: '' })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('teams.store'), {
      errorBag: 'createTeam',
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <>
      <Head title={MESSAGES.title} />
      <PageHeader title={MESSAGES.title} description={TEAM_MESSAGES.scope} />
      <FormSection title={MESSAGES.details} description={MESSAGES.hint}>
        <form onSubmit={submit} noValidate className="flex flex-col gap-5">
          <Field label={TEAM_MESSAGES.name} error={form.errors.name} required>
            <Input
              name="name"
              maxLength={255}
              autoFocus
              value={form.data.name}
              onChange={(event) => form.setData('name', event.target.value)}
            />
          </Field>
          <FormActions label={MESSAGES.submit} processing={form.processing} />
        </form>
      </FormSection>
    </>
  )
}
