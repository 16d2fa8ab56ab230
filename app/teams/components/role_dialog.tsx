import { type SubmitEvent, useRef } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import { Button } from '~/ui/buttons/button'
import { Dialog } from '~/ui/overlays/dialog'
import { TEAM_MESSAGES } from '../messages/en/screens'
import type { RoleData, TeamMemberData } from '../transformers/team_data'
import { RoleCards } from './role_cards'

const MESSAGES = TEAM_MESSAGES.members

interface RoleDialogProps {
  teamId: number
  member: TeamMemberData
  roles: RoleData[]
  onClose: () => void
}

/** Gives a member another role. */
export function RoleDialog({ teamId, member, roles, onClose }: RoleDialogProps) {
  const form = useForm({ role: member.membership.role })
  const element = useRef<HTMLFormElement>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    form.put(route('team-members.update', { team: teamId, user: member.id }), {
      preserveScroll: true,
      onSuccess: onClose,
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={MESSAGES.manageRole}
      description={MESSAGES.manageRoleOf(member.name)}
      width="md"
      closeable={!form.processing}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={form.processing}>
            {TEAM_MESSAGES.cancel}
          </Button>
          <Button onClick={() => element.current?.requestSubmit()} loading={form.processing}>
            {TEAM_MESSAGES.save}
          </Button>
        </>
      }
    >
      <form ref={element} onSubmit={submit} noValidate>
        <RoleCards
          roles={roles}
          value={form.data.role}
          error={form.errors.role}
          onChange={(role) => form.setData('role', role)}
        />
      </form>
    </Dialog>
  )
}
