import { FormSection } from '~/ui/forms/form_section'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { TeamData } from '../transformers/team_data'
import { TeamNameForm } from './team_name_form'
import { TeamPerson } from './team_person'

interface TeamNameSectionProps {
  team: TeamData
  editable: boolean
}

/** What the team is called and whose it is. */
export function TeamNameSection({ team, editable }: TeamNameSectionProps) {
  return (
    <FormSection title={TEAM_MESSAGES.name} description={TEAM_MESSAGES.nameHint}>
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <p className="font-medium">{TEAM_MESSAGES.owner}</p>
          <TeamPerson person={team.owner} />
        </div>
        {editable ? (
          <TeamNameForm team={team} />
        ) : (
          <div className="flex flex-col gap-1">
            <p className="font-medium">{TEAM_MESSAGES.name}</p>
            <p className="wrap-anywhere">{team.name}</p>
          </div>
        )}
      </div>
    </FormSection>
  )
}
