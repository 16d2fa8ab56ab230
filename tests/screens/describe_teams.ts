import type pg from 'pg'
import { firstOnes } from '#app/core/elements'
import { DEMO_MERCHANT } from '../../config/demo.js'

/** A team that the demo merchant owns, and one in which they are a member. */
export const OWN_TEAM = 900
export const JOINED_TEAM = 901

/** Somebody whom the demo merchant knows. */
export const GRACE = 900

const PEOPLE = [
  { id: GRACE, name: 'Grace Hopper', email: 'grace@example.test' },
  {
    id: 901,
    name: 'Wolfeschlegelsteinhausenbergerdorff-Hubert Blaine the Elder',
    email: 'a.very.long.address.that.does.not.fit.beside.anything.else@photography.example.test',
  },
]

/** Gives an instance teams with people, short names and long ones, and invitations. */
export async function describeTeams(client: pg.Client): Promise<void> {
  for (const { id, name, email } of PEOPLE) {
    await client.query('insert into users (id, name, email) values ($1, $2, $3)', [id, name, email])
  }
  const [grace, hubert] = firstOnes(PEOPLE, 2)
  const { rows } = await client.query<{ id: number }>('select id from users where email = $1', [
    DEMO_MERCHANT.email,
  ])
  const demo = rows[0]!.id
  await client.query('insert into teams (id, user_id, name) values ($1, $2, $3), ($4, $5, $6)', [
    ...[OWN_TEAM, demo, 'Studio North'],
    ...[JOINED_TEAM, grace.id, 'The photographers of the other side of the river, and friends'],
  ])
  await client.query(
    `insert into team_members (team_id, user_id, role) values
       ($1, $3, 'admin'), ($1, $4, 'editor'), ($2, $5, 'editor'), ($2, $4, 'admin')`,
    [OWN_TEAM, JOINED_TEAM, grace.id, hubert.id, demo]
  )
  await client.query(
    `insert into team_invitations (team_id, email, role) values
       ($1, 'alan@example.test', 'editor'), ($1, $2, 'admin')`,
    [OWN_TEAM, `invited.${hubert.email}`]
  )
}
