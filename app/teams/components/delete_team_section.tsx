import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { TEAM_TEXTS } from '../messages/en/screens'

const ConfirmVisit = lazyPart(() =>
  import('./confirm_visit').then((module) => ({ default: module.ConfirmVisit }))
)

const TEXTS = TEAM_TEXTS.remove

/** Removes the team after a question. */
export function DeleteTeamSection({ team }: { team: { id: number; name: string } }) {
  const [asking, setAsking] = useState(false)
  return (
    <FormSection title={TEXTS.title} description={TEXTS.hint}>
      <p className="max-w-prose text-muted">{TEXTS.body}</p>
      <Button variant="danger" className="mt-5" onClick={() => setAsking(true)}>
        {TEXTS.title}
      </Button>
      {asking && (
        <PartBoundary>
          <ConfirmVisit
            danger
            method="delete"
            href={route('teams.destroy', { team: team.id })}
            title={TEAM_TEXTS.confirm.delete}
            confirmLabel={TEAM_TEXTS.confirm.delete}
            onClose={() => setAsking(false)}
          >
            <p className="wrap-anywhere">{TEAM_TEXTS.confirm.deleteBody(team.name)}</p>
          </ConfirmVisit>
        </PartBoundary>
      )}
    </FormSection>
  )
}
