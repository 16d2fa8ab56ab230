import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { Input } from '~/ui/forms/input'
import { TEAM_MESSAGES } from '../messages/en/screens'
import { FormActions } from './form_actions'

/** Renames the team. */
export function TeamNameForm({ team }: { team: { id: number; name: string } }) {
  const form = useForm({ name: team.name })
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.put(route('teams.update', { team: team.id }), {
      errorBag: 'updateTeamName',
      preserveScroll: true,
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <Field label={TEAM_MESSAGES.name} error={form.errors.name} required>
        <Input
          name="name"
          maxLength={255}
          value={form.data.name}
          onChange={(event) => form.setData('name', event.target.value)}
        />
      </Field>
      <FormActions
        label={TEAM_MESSAGES.save}
        processing={form.processing}
        done={TEAM_MESSAGES.saved}
        isDone={form.recentlySuccessful}
      />
    </form>
  )
}
