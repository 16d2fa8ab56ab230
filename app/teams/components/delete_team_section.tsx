import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { TEAM_MESSAGES } from '../messages/en/screens'

const ConfirmVisit = lazyPart(() =>
  import('./confirm_visit').then((module) => ({ default: module.ConfirmVisit }))
)

const MESSAGES = TEAM_MESSAGES.remove

/** Removes the team after a question. */
export function DeleteTeamSection({ team }: { team: { id: number; name: string } }) {
  const [asking, setAsking] = useState(false)
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.hint}>
      <p className="max-w-prose text-muted">{MESSAGES.body}</p>
      <Button variant="danger" className="mt-5" onClick={() => setAsking(true)}>
        {MESSAGES.title}
      </Button>
      {asking && (
        <PartBoundary>
          <ConfirmVisit
            danger
            method="delete"
            href={route('teams.destroy', { team: team.id })}
            title={TEAM_MESSAGES.confirm.delete}
            confirmLabel={TEAM_MESSAGES.confirm.delete}
            onClose={() => setAsking(false)}
          >
            <p className="wrap-anywhere">{TEAM_MESSAGES.confirm.deleteBody(team.name)}</p>
          </ConfirmVisit>
        </PartBoundary>
      )}
    </FormSection>
  )
}
