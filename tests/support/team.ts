import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { invitationLinks } from '#app/teams/invitation_links'
import { createMerchant } from './merchant.js'
import { signIn } from './sign_in.js'
import { type Visitor, freshEmail } from './visitor.js'

type Client = Visitor & { user: User }

/** What an Inertia visit sends beside its cookies. */
export const INERTIA = { 'x-inertia': 'true', 'accept': 'text/html, application/xhtml+xml' }

/** A signed-in client whose e-mail address is not verified. */
export async function signInUnverified(): Promise<Client> {
  const user = await createMerchant()
  await user.merge({ emailVerifiedAt: null }).save()
  return signIn(user)
}

export async function verify(email: string): Promise<void> {
  await sql(db.connection(), 'update users set email_verified_at = now() where email = ?', [email])
}

/** Makes a team through the screens' call and answers its id. */
export async function makeTeam(owner: Client, name = 'Studio North'): Promise<number> {
  const response = await owner.post('/teams', { name })
  if (response.status !== 201) throw new Error(`Creating a team answered ${response.status}`)
  return (await response.json()).id
}

/** Makes somebody a member as if they had accepted an invitation. */
export async function addMember(teamId: number, user: User, role = 'editor'): Promise<void> {
  await sql(db.connection(), 'insert into team_members (team_id, user_id, role) values (?, ?, ?)', [
    teamId,
    user.id,
    role,
  ])
}

/** Members' ids and roles, in the order in which they joined. */
export function membersOf(teamId: number): Promise<{ user_id: number; role: string }[]> {
  return sql(
    db.connection(),
    'select user_id, role from team_members where team_id = ? order by id',
    [teamId]
  )
}

interface Invitation {
  id: number
  email: string
  /** Path and query of the links in the mail. */
  accept: string
  register: string
}

/** Invites through the screens' call. */
export async function invite(
  owner: Client,
  teamId: number,
  email = freshEmail(),
  role = 'editor'
): Promise<Invitation> {
  const response = await owner.post(`/teams/${teamId}/members`, { email, role })
  if (response.status !== 204) throw new Error(`Inviting answered ${response.status}`)
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      'select id from team_invitations where team_id = ? and email = ?',
      [teamId, email.toLowerCase()]
    )
  )
  const { acceptUrl, registerUrl } = invitationLinks({ invitation: id, team: teamId })
  return { id, email, accept: pathOf(acceptUrl), register: pathOf(registerUrl) }
}

/** An Inertia visit from a page, to which a refused form goes back. */
export function backTo(page: string): Record<string, string> {
  return { ...INERTIA, referer: base() + page }
}

/** Path and query of an address, absolute or not. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, base())
  return pathname + search
}

function base(): string {
  return `http://${process.env.HOST}:${process.env.PORT}`
}
