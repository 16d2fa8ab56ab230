import { useForm } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import { route } from '~/shell/client/routes'
import { Field } from '~/shell/ui/field'
import { focusFirstInvalid } from '~/shell/ui/focus_first_invalid'
import { FormSection } from '~/shell/ui/form_section'
import { Input } from '~/shell/ui/input'
import { TEAM_TEXTS } from '../screen_texts'
import type { TeamData } from '../transformers/team_data'
import { FormActions } from './form_actions'
import { TeamPerson } from './team_person'

interface TeamNameSectionProps {
  team: TeamData
  editable: boolean
}

/** What the team is called and whose it is. */
export function TeamNameSection({ team, editable }: TeamNameSectionProps) {
  const form = useForm({ name: team.name })

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
    <FormSection title={TEAM_TEXTS.name} description={TEAM_TEXTS.nameHint}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <p className="font-medium">{TEAM_TEXTS.owner}</p>
          <TeamPerson {...team.owner} />
        </div>
        <Field label={TEAM_TEXTS.name} error={form.errors.name} required={editable}>
          <Input
            name="name"
            maxLength={255}
            readOnly={!editable}
            value={form.data.name}
            onChange={(event) => form.setData('name', event.target.value)}
          />
        </Field>
        {editable && (
          <FormActions
            label={TEAM_TEXTS.save}
            processing={form.processing}
            done={TEAM_TEXTS.saved}
            isDone={form.recentlySuccessful}
          />
        )}
      </form>
    </FormSection>
  )
}
