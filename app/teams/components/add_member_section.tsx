import type { SubmitEvent } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { FormSection } from '~/ui/forms/form_section'
import { Input } from '~/ui/forms/input'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { RoleData } from '../transformers/team_data'
import { FormActions } from './form_actions'
import { RoleCards } from './role_cards'

const MESSAGES = TEAM_MESSAGES.add

/** The role that can do least: nobody gets more by an oversight. */
const FIRST_CHOICE: RoleData['key'] = 'editor'

/** Invites somebody to the team. */
export function AddMemberSection({ teamId, roles }: { teamId: number; roles: RoleData[] }) {
  const form = useForm({ email: '', role: FIRST_CHOICE })
  const { data, errors, setData } = form
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.post(route('team-members.store', { team: teamId }), {
      errorBag: 'addTeamMember',
      preserveScroll: true,
      onSuccess: () => form.reset(),
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.hint}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <p className="text-muted">{MESSAGES.intro}</p>
        <Field label={MESSAGES.email} error={errors.email} required>
          <Input
            type="email"
            name="email"
            autoComplete="off"
            value={data.email}
            onChange={(event) => setData('email', event.target.value)}
          />
        </Field>
        <RoleCards
          roles={roles}
          value={data.role}
          error={errors.role}
          onChange={(role) => setData('role', role)}
        />
        <FormActions
          label={MESSAGES.submit}
          processing={form.processing}
          done={MESSAGES.added}
          isDone={form.recentlySuccessful}
        />
      </form>
    </FormSection>
  )
}
