import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount, deleteAccountIn } from '#app/closure/actions/delete_account'
import { finishDataExport } from '#app/closure/actions/finish_data_export'
import { removeOldDataExports } from '#app/closure/actions/remove_old_data_exports'
import { resetPassword } from '#app/accounts/actions/reset_password'
import { hashResetToken } from '#app/accounts/passwords/reset_token'
import User from '#app/accounts/models/user'
import { revokeToken } from '#app/api/actions/revoke_token'
import Media from '#app/media/models/media'
import { createProduct } from '#app/products/actions/create_product'
import { firstOf } from '#app/core/elements'
import { removeMember } from '#app/teams/actions/remove_member'
import { switchTeam } from '#app/teams/actions/switch_team'
import { transferTeam } from '#app/teams/actions/transfer_team'
import Team from '#app/teams/models/team'
import { sql } from '#app/core/database/sql'
import { holding, untilWaiting } from '#tests/support/interleave'
import { createMerchant } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { addMember, membersOf } from '#tests/support/team'

const CLIENT = { ipAddress: '192.0.2.1', userAgent: 'Test' }

/** One attempt: a deadlock fails it instead of being repeated. */
const deleteOnce = (userId: number) =>
  db.transaction((trx) => deleteAccountIn(trx, { userId, deleteTeams: true }))

async function createTeam(ownerId: number): Promise<Team> {
  return Team.create({ userId: ownerId, name: 'Studio North', personalTeam: false })
}

test.group('Deleting an account while others work', (group) => {
  const hold = holding(group)
  const holdUser = (id: number) => hold('select id from users where id = ? for update', [id])

  test('who calls meanwhile is told that nobody is signed in', async ({ assert }) => {
    const visitor = await signIn()
    const deletion = await db.transaction()
    await deleteAccountIn(deletion, { userId: visitor.user.id, deleteTeams: true })
    const answer = visitor.post('/teams', { name: 'Studio West' })
    await untilWaiting(1)
    await deletion.commit()
    assert.equal((await answer).status, 401)
  })

  test('it waits for an invitation that is being accepted', async ({ assert }) => {
    const owner = await createMerchant()
    const member = await createMerchant()
    const team = await Team.findByOrFail('userId', owner.id)
    const accepting = await hold('select id from teams where id = ? for update', [team.id])
    const deletion = deleteAccount({ userId: owner.id, deleteTeams: false }).catch((error) => error)
    await untilWaiting(1)
    await sql(
      accepting,
      `insert into team_members (team_id, user_id, role) values (?, ?, 'editor')`,
      [team.id, member.id]
    )
    await accepting.commit()
    assert.equal((await deletion).messages?.[0].field, 'delete_teams')
    assert.isNotNull(await User.find(owner.id))
  })

  test('what the database breaks off for a deadlock is done again', async ({ assert }) => {
    // On a busy machine it may be the other one that is broken off.
    for (let broken = 'other'; broken === 'other';) {
      const { id } = await createMerchant()
      await db.table('products').insert({ user_id: id, name: 'Mug', trigger_word: 'mugmug' })
      const other = await holdUser(id)
      const deletion = deleteAccount({ userId: id, deleteTeams: false })
      await untilWaiting(1)
      // Who waits longest is the one whose deadlock timer ends first, and is broken off.
      await sleep(400)
      broken = await sql(other, 'select id from products where user_id = ? for update', [id]).then(
        () => 'deletion',
        () => 'other'
      )
      await other.rollback()
      await deletion
      assert.isNull(await User.find(id))
    }
  })

  test('a product that is made after the first locks goes as well', async ({ assert }) => {
    const { id: userId } = await createMerchant()
    const creating = await hold('select 1')
    const fields = { userId, name: 'Mug', description: '', isPublic: false, photos: [] }
    const { id } = await createProduct(creating, fields)
    const deletion = deleteAccount({ userId, deleteTeams: false })
    await untilWaiting(1)
    await creating.commit()
    await deletion
    assert.isNull(await User.find(userId))
    assert.deepEqual(await sql(db.connection(), 'select id from products where id = ?', [id]), [])
  })

  test('a copy of one’s data that is being finished waits for nobody', async ({ assert }) => {
    const { id: userId } = await createMerchant()
    const { id } = firstOf(
      await sql<{ id: string }>(
        db.connection(),
        `insert into data_exports (user_id, state) values (?, 'running') returning id`,
        [userId]
      )
    )
    const archive = {
      diskKey: `originals/te/${id}.zip`,
      mime: 'application/zip',
      bytes: 1,
      checksum: 'x',
      ownerId: userId,
    }
    const media = await hold('lock table media in share mode')
    const finishing = finishDataExport(id, archive)
    await untilWaiting(1)
    const deletion = deleteOnce(userId)
    await untilWaiting(2)
    await media.commit()
    assert.isTrue(await finishing)
    await deletion
    assert.isNull(await Media.findBy('diskKey', archive.diskKey))
  })

  test('copies whose time is over are removed meanwhile', async ({ assert }) => {
    const { id: userId } = await createMerchant()
    await sql(
      db.connection(),
      `insert into data_exports (user_id, state, expires_at) values (?, 'ready', now() - interval '1 hour')`,
      [userId]
    )
    const held = await holdUser(userId)
    const deletion = deleteOnce(userId)
    await untilWaiting(1)
    const removal = removeOldDataExports()
    await untilWaiting(2)
    await held.commit()
    await Promise.all([deletion, removal])
    assert.isNull(await User.find(userId))
  })

  test('a password that is being reset and a token that is being revoked', async ({ assert }) => {
    const user = await createMerchant()
    await sql(
      db.connection(),
      `insert into password_reset_tokens (user_id, hash, created_at) values (?, ?, now())`,
      [user.id, hashResetToken('secret')]
    )
    const token = firstOf(
      await sql<{ id: number }>(
        db.connection(),
        `insert into access_tokens (user_id, name, hash, abilities) values (?, 'x', ?, '[]') returning id`,
        [user.id, user.email]
      )
    )
    const held = await holdUser(user.id)
    const deletion = deleteOnce(user.id)
    await untilWaiting(1)
    const key = { email: user.email, token: 'secret' }
    const others = Promise.allSettled([
      resetPassword(key, 'another battery horse', CLIENT),
      revokeToken(user.id, token.id, CLIENT),
    ])
    await untilWaiting(3)
    await held.commit()
    await deletion
    const [reset, revocation] = await others
    assert.equal(reset.status === 'rejected' && reset.reason.messages[0].field, 'email')
    assert.equal(revocation.status === 'rejected' && revocation.reason.status, 404)
  })

  for (const [what, change] of [
    [
      'is being removed from a team',
      (team: Team, memberId: number) =>
        removeMember({ teamId: team.id, actorId: team.userId, memberId }),
    ],
    [
      'is being made the owner of a team',
      (team: Team, memberId: number) =>
        db.transaction((trx) => transferTeam(trx, team.id, memberId)),
    ],
    ['is switching to a team', (team: Team, memberId: number) => switchTeam(team.id, memberId)],
  ] as const) {
    test(`an account goes that ${what}`, async ({ assert }) => {
      const owner = await createMerchant()
      const member = await createMerchant()
      const team = await createTeam(owner.id)
      await addMember(team.id, member)
      const held = await holdUser(member.id)
      const deletion = deleteOnce(member.id)
      await untilWaiting(1)
      const changing = change(team, member.id).catch((error) => error)
      await untilWaiting(2)
      await held.commit()
      await deletion
      assert.notEqual((await changing)?.code, '40P01')
      assert.isNull(await User.find(member.id))
      assert.deepEqual(await membersOf(team.id), [])
      assert.equal((await Team.findOrFail(team.id)).userId, owner.id)
    })
  }

  test('a member goes in the same moment as the owner, and as the team is switched to', async ({
    assert,
  }) => {
    const owner = await createMerchant()
    const member = await createMerchant()
    const team = await createTeam(owner.id)
    await addMember(team.id, member)
    const held = await hold('select id from users where id = ? for share', [member.id])
    const all = Promise.allSettled([
      switchTeam(team.id, member.id),
      untilWaiting(1).then(() => deleteOnce(owner.id)),
      untilWaiting(2).then(() => deleteOnce(member.id)),
    ])
    await untilWaiting(3)
    await held.commit()
    for (const outcome of await all) assert.equal(outcome.status, 'fulfilled')
    assert.isNull(await User.find(owner.id))
    assert.isNull(await User.find(member.id))
  })
})
