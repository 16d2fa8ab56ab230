import { router } from '@inertiajs/react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { Button } from '~/ui/buttons/button'
import { FormSection } from '~/ui/forms/form_section'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { TeamInvitationData } from '../transformers/team_data'

const MESSAGES = TEAM_MESSAGES.pending

/** Who is invited and has not joined yet. */
export function InvitationsSection({ invitations }: { invitations: TeamInvitationData[] }) {
  const [cancelling, setCancelling] = useState<number | null>(null)

  function cancel(invitation: number) {
    router.delete(route('team-invitations.destroy', { invitation }), {
      preserveScroll: true,
      onStart: () => setCancelling(invitation),
      onFinish: () => setCancelling(null),
    })
  }

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.hint}>
      <ul className="flex flex-col gap-3">
        {invitations.map(({ id, email }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">{email}</span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={MESSAGES.cancelFor(email)}
              loading={cancelling === id}
              onClick={() => cancel(id)}
            >
              {MESSAGES.cancel}
            </Button>
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
