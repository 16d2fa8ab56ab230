import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/accounts/actions/delete_account'
import User from '#app/accounts/models/user'
import Team from '#app/teams/models/team'
import { sql } from '#app/shell/sql'
import { createMerchant } from '#tests/support/merchant'

test.group('Deleting an account while others work', (group) => {
  const open = new Set<TransactionClientContract>()
  const openTransaction = async () => {
    const trx = await db.transaction()
    open.add(trx)
    return trx
  }
  // A test that fails must not leave rows locked.
  group.each.teardown(async () => {
    for (const trx of open) if (!trx.isCompleted) await trx.rollback()
    open.clear()
  })

  test('it waits for an invitation that is being accepted', async ({ assert }) => {
    const owner = await createMerchant()
    const member = await createMerchant()
    const team = await Team.findByOrFail('userId', owner.id)
    const accepting = await openTransaction()
    await sql(accepting, 'select id from teams where id = ? for update', [team.id])
    const deletion = deleteAccount({ userId: owner.id, deleteTeams: false }).catch((error) => error)
    await sleep(300)
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
    const { id } = await createMerchant()
    await db.table('products').insert({ user_id: id, name: 'Mug', trigger_word: 'mugmug' })
    const other = await openTransaction()
    await sql(other, 'select id from users where id = ? for update', [id])
    const deletion = deleteAccount({ userId: id, deleteTeams: false })
    const product = 'select id from products where user_id = ? for update'
    const held = () => sql(db.connection(), `${product} skip locked`, [id])
    while ((await held()).length > 0) await sleep(10)
    // Who waits longest is the one whose deadlock timer ends first, and is broken off.
    await sleep(400)
    await sql(other, product, [id])
    await other.commit()
    await deletion
    assert.isNull(await User.find(id))
  }).timeout(30_000)
})
