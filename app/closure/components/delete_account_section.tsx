import { useState } from 'react'
import { dollars } from '~/affiliates/components/dollars'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Checkbox } from '~/ui/forms/checkbox'
import { FormSection } from '~/ui/forms/form_section'
import { TextLink } from '~/ui/buttons/text_link'
import { PROFILE_MESSAGES } from '~/accounts/messages/en/profile'
import { PasswordDialog } from '~/accounts/components/password_dialog'

const MESSAGES = PROFILE_MESSAGES.deletion

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
  const loss = unpaid > 0 ? MESSAGES.unpaid(dollars(unpaid / 100)) : null
  const points = MESSAGES.points.map((point) => point(deletion)).filter((point) => point !== null)
  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <p className="max-w-prose">{MESSAGES.lead}</p>
      <ul className="mt-3 mb-5 flex max-w-prose list-disc flex-col gap-1.5 pl-5 text-muted">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        {loss && <li>{loss}</li>}
      </ul>
      {teams.length > 0 && (
        <div className="mb-5 max-w-prose">
          <Alert tone="warning" title={MESSAGES.shared}>
            <ul>
              {teams.map(({ id, name, members }) => (
                <li key={id}>
                  {MESSAGES.teamName(name, members)}:{' '}
                  <TextLink href={route('teams.show', { team: id })}>{MESSAGES.handOver}</TextLink>
                </li>
              ))}
            </ul>
          </Alert>
        </div>
      )}
      <Button variant="danger" onClick={() => setAsking(true)}>
        {MESSAGES.button}
      </Button>
      {asking && (
        <PasswordDialog
          danger
          hasPassword={hasPassword}
          title={MESSAGES.title}
          question={hasPassword ? MESSAGES.question : MESSAGES.confirmedQuestion}
          confirmLabel={MESSAGES.button}
          url={route('current-user.destroy')}
          extra={{ delete_teams: deleteTeams }}
          onClose={() => setAsking(false)}
        >
          {(errors) => (
            <>
              {loss && <Alert tone="warning">{loss}</Alert>}
              {teams.length > 0 && (
                <Checkbox
                  label={MESSAGES.teams(
                    teams.map((team) => MESSAGES.teamName(team.name, team.members)).join(', ')
                  )}
                  hint={MESSAGES.teamsHint}
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
