import { useState } from 'react'
import { dollars } from '~/affiliates/components/dollars'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { FormSection } from '~/ui/forms/form_section'
import { TextLink } from '~/ui/buttons/text_link'
import { PROFILE_TEXTS } from '~/accounts/messages/en/profile'
import { PasswordDialog } from '~/accounts/components/password_dialog'

const TEXTS = PROFILE_TEXTS.deletion

export interface Deletion {
  products: number
  files: number
  unfinished: number
  unpaid: number
  /** Teams of this user that others belong to. */
  teams: { id: number; name: string; members: number }[]
}

interface DeleteAccountSectionProps {
  hasPassword: boolean
  deletion: Deletion
}

/** Says what goes with the account and what stays, and deletes it. */
export function DeleteAccountSection({ hasPassword, deletion }: DeleteAccountSectionProps) {
  const [asking, setAsking] = useState(false)
  const [deleteTeams, setDeleteTeams] = useState(false)
  const { teams, unpaid } = deletion
  const loss = unpaid > 0 ? TEXTS.unpaid(dollars(unpaid / 100)) : null
  const points = TEXTS.points.map((point) => point(deletion)).filter((point) => point !== null)
  return (
    <FormSection title={TEXTS.title} description={TEXTS.description}>
      <p className="max-w-prose">{TEXTS.lead}</p>
      <ul className="mt-3 mb-5 flex max-w-prose list-disc flex-col gap-1.5 pl-5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {loss && <li>{loss}</li>}
      </ul>
      {teams.length > 0 && (
        <div className="mb-5 max-w-prose">
          <Alert tone="warning" title={TEXTS.shared}>
            <ul>
              {teams.map(({ id, name, members }) => (
                <li key={id}>
                  {TEXTS.teamName(name, members)}:{' '}
                  <TextLink href={route('teams.show', { team: id })}>{TEXTS.handOver}</TextLink>
                </li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {TEXTS.button}
      </Button>
      {asking && (
        <PasswordDialog
          danger
          hasPassword={hasPassword}
          title={TEXTS.title}
          question={hasPassword ? TEXTS.question : TEXTS.confirmedQuestion}
          confirmLabel={TEXTS.button}
          url={route('current-user.destroy')}
          extra={{ delete_teams: deleteTeams }}
          onClose={() => setAsking(false)}
        >
          {(errors) => (
            <>
              {loss && <Alert tone="warning">{loss}</Alert>}
              {teams.length > 0 && (
                <Checkbox
                  label={TEXTS.teams(
                    teams.map((team) => TEXTS.teamName(team.name, team.members)).join(', ')
                  )}
                  hint={TEXTS.teamsHint}
                  error={errors.delete_teams}
                  name="delete_teams"
                  checked={deleteTeams}
                  onChange={(event) => setDeleteTeams(event.target.checked)}
                />
              )}
            </>
          )}
        </PasswordDialog>
      )}
    </FormSection>
  )
}
