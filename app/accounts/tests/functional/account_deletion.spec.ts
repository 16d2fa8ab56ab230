import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import User from '#app/accounts/models/user'
import { debitCredits } from '#app/credits/ledger/debit_credits'
import { firstOf } from '#app/core/elements'
import { sweepOrphans } from '#app/media/store/sweep_orphans'
import Team from '#app/teams/models/team'
import { sql } from '#app/core/database/sql'
import { creditsOf } from '#tests/support/credits'
import { createGeneration } from '#tests/support/generation'
import { isGone } from '#tests/support/gone'
import { createMerchant, createSubscriber, PASSWORD } from '#tests/support/merchant'
import { photosForm, trainProduct } from '#tests/support/product'
import { countMails, queuedMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const URL = '/user'
const confirm = { password: PASSWORD }

/** Tables that refer to users, with the column, and whether the row goes with the user. */
function referencesToUsers() {
  return sql<{ table: string; column: string; rule: string }>(
    db.connection(),
    `select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype::text as rule
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conparentid = 0`
  )
}

async function rowsOf(userId: number): Promise<string[]> {
  const found: string[] = []
  for (const { table, column } of await referencesToUsers()) {
    const rows = await db.from(table).where(column, userId).limit(1)
    if (rows.length > 0) found.push(table)
  }
  return found
}

async function filesOf(userId: number): Promise<string[]> {
  const rows = await db.from('media').where('owner_id', userId).select('disk_key')
  return rows.map((row) => row.disk_key)
}

async function addMember(teamId: number, userId: number) {
  await sql(
    db.connection(),
    `insert into team_members (team_id, user_id, role) values (?, ?, 'editor')`,
    [teamId, userId]
  )
}

test.group('Deleting an account', () => {
  test('with a wrong password nothing changes', async ({ assert }) => {
    const visitor = await signIn()
    await visitor.call('POST', '/products', { form: await photosForm(1, { name: 'Mug' }) })
    const before = await rowsOf(visitor.user.id)
    for (const json of [{}, { password: 'wrong' }, { password: null }, { password: [PASSWORD] }]) {
      const response = await visitor.call('DELETE', URL, { json })
      assert.equal(response.status, 422)
      assert.deepEqual((await response.json()).errors, { password: ['The password is incorrect.'] })
    }
    assert.deepEqual(await rowsOf(visitor.user.id), before)
    assert.equal((await visitor.visit('/products')).props.products.length, 1)
    assert.equal(await countMails(visitor.user.email, 'account_deleted'), 0)
  })

  test('everything goes: rows, files, work, sessions; a last mail tells', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const elsewhere = await signIn(visitor.user)
    const { id, email } = visitor.user
    const productId = await trainProduct(visitor)
    const made = await visitor.post(`/api/generate/${productId}`, {
      prompt: 'on a table',
      num_images: 2,
    })
    assert.include([200, 202, 402, 403], made.status)
    await createGeneration(id)
    const files = await filesOf(id)
    assert.isAbove(files.length, 4)
    const stranger = await createMerchant()
    const strangers = await rowsOf(stranger.id)

    const response = await visitor.call('DELETE', URL, { json: confirm })
    assert.equal(response.status, 204)
    assert.isNull(await User.find(id))
    assert.deepEqual(await rowsOf(id), [])
    assert.lengthOf(await db.from('products').where('id', productId), 0)
    for (const key of files) assert.isTrue(await isGone(key), key)

    assert.equal((await visitor.get('/user/profile')).status, 401)
    assert.equal((await elsewhere.get('/user/profile')).status, 401)
    assert.equal((await new Visitor().post('/login', { email, password: PASSWORD })).status, 422)
    const mails = await queuedMails(email)
    assert.deepEqual(
      mails.map(({ kind, user_id: userId }) => ({ kind, userId })),
      [{ kind: 'account_deleted', userId: null }]
    )
    assert.deepEqual(await rowsOf(stranger.id), strangers)
  })

  test('the page leaves for the front door', async ({ assert }) => {
    const visitor = await signIn()
    const headers = { 'accept': 'text/html', 'x-inertia': 'true', 'referer': '/user/profile' }
    const response = await visitor.call('DELETE', URL, { json: confirm, headers })
    assert.equal(response.status, 409)
    assert.equal(response.headers.get('x-inertia-location'), '/')
    assert.equal((await visitor.get('/')).status, 200)
  })

  test('work that a worker has in hand ends without a trace', async ({ assert }) => {
    const visitor = await signIn()
    const form = await photosForm(5, { name: 'Mug', description: 'A mug.' })
    const started = await visitor.call('POST', '/api/training/start', { form })
    const { request_id: requestId } = await started.json()
    assert.isString(requestId)
    assert.equal((await visitor.call('DELETE', URL, { json: confirm })).status, 204)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    assert.deepEqual(await rowsOf(visitor.user.id), [])
    assert.lengthOf(await db.from('generations').where('id', requestId), 0)
  })

  test('work of others on a public product is paid back', async ({ assert }) => {
    const owner = await createMerchant()
    const other = await createMerchant({ image: 3 })
    const [product] = await db
      .table('products')
      .returning('id')
      .insert({ user_id: owner.id, name: 'Mug', trigger_word: 'mugmug', is_public: true })
    const generationId = await createGeneration(other.id)
    await sql(
      db.connection(),
      `update generations set product_id = ?, credit_kind = 'image', credit_cost = 2 where id = ?`,
      [product.id, generationId]
    )
    const before = await creditsOf(other.id, 'image')
    await db.transaction(async (trx) => {
      await debitCredits(trx, { userId: other.id, kind: 'image', amount: 2, generationId })
    })
    await deleteAccount({ userId: owner.id, deleteTeams: false })
    assert.equal(await creditsOf(other.id, 'image'), before)
    assert.isNotNull(await User.find(other.id))
  })

  test('a team with others in it is not deleted unknowingly', async ({ assert }) => {
    const visitor = await signIn()
    const member = await createMerchant()
    const team = await Team.findByOrFail('userId', visitor.user.id)
    await addMember(team.id, member.id)
    await User.query().where('id', member.id).update({ current_team_id: team.id })
    await visitor.call('POST', '/products', { form: await photosForm(1, { name: 'Mug' }) })
    const file = firstOf(await filesOf(visitor.user.id))
    const { props } = await visitor.visit('/user/profile')
    assert.deepEqual(props.deletion.teams, [{ id: team.id, name: team.name, members: 1 }])

    const asked = await visitor.call('DELETE', URL, { json: confirm })
    assert.equal(asked.status, 422)
    assert.match((await asked.json()).errors.delete_teams[0], /hand the team over first/)
    assert.isNotNull(await Team.find(team.id))
    assert.equal((await visitor.visit('/products')).props.products.length, 1)
    assert.isTrue(await drive.use().exists(file), 'what was done until then is undone')

    const json = { ...confirm, delete_teams: true }
    assert.equal((await visitor.call('DELETE', URL, { json })).status, 204)
    assert.isNull(await Team.find(team.id))
    const left = await User.findOrFail(member.id)
    assert.isNull(left.currentTeamId)
  })

  test('what was bought is kept without a name, gifts are not', async ({ assert }) => {
    const user = await createMerchant({ image: 7 })
    await sql(
      db.connection(),
      `insert into subscriptions (user_id, status, provider, provider_id) values (?, 'active', 'sandbox', ?)`,
      [user.id, `sub_${user.id}`]
    )
    await sql(
      db.connection(),
      `insert into credit_grants (user_id, kind, source, source_key, amount, remaining)
       select ?, 'image', source, 'kept', 5, 5 from unnest(array['welcome', 'refund', 'demo']) source`,
      [user.id]
    )
    await deleteAccount({ userId: user.id, deleteTeams: false })
    const rows = await sql<{ kind: string; data: Record<string, unknown>; years: number }>(
      db.connection(),
      `select kind, data, extract(year from age(keep_until, created_at))::int as years
       from accounting_records where former_user_id = ? order by id`,
      [user.id]
    )
    assert.deepEqual(
      rows.map(({ kind, years }) => [kind, years]),
      [
        ['subscription', 10],
        ['credits_bought', 10],
      ]
    )
    assert.equal(rows[1]!.data.amount, 7)
    assert.notInclude(JSON.stringify(rows), user.email)
    assert.notInclude(JSON.stringify(rows), user.name)
  })

  test('a warning that waits to be sent still goes out, what was sent is forgotten', async ({
    assert,
  }) => {
    const { id, email } = await createMerchant()
    for (const sent of ['now()', 'null']) {
      await sql(
        db.connection(),
        `insert into mails (id, user_id, recipient, kind, data, sent_at)
         values (gen_random_uuid(), ?, ?, 'password_changed', '{}', ${sent})`,
        [id, email]
      )
    }
    await deleteAccount({ userId: id, deleteTeams: false })
    const left = await sql<{ kind: string; sent_at: Date | null }>(
      db.connection(),
      'select kind, sent_at from mails where recipient = ? order by kind',
      [email]
    )
    // The worker may have sent the farewell by now.
    assert.deepEqual(
      left.map(({ kind }) => kind),
      ['account_deleted', 'password_changed']
    )
    assert.isNull(left[1]!.sent_at)
  })

  test('files that a crash leaves behind are swept', async ({ assert }) => {
    const disk = drive.use()
    const orphan = 'variants/00/00000000-0000-7000-8000-000000000000/w160.webp'
    await disk.put(orphan, 'left')
    await sweepOrphans(0)
    assert.isTrue(await disk.exists(orphan), 'what is new may belong to work under way')
    const old = new Date(Date.now() - 2 * 86_400_000)
    await utimes(join(process.env.DATA_DIR!, 'media', orphan), old, old)
    await sweepOrphans(0)
    assert.isFalse(await disk.exists(orphan))
  })

  test('every table about users goes with them, or is dealt with here', async ({ assert }) => {
    const others = (await referencesToUsers()).filter(({ rule }) => rule !== 'c')
    assert.sameMembers(
      others.map(({ table }) => table),
      // Pictures go with who made them, and only forget who reviewed them; what operators did is kept when they have gone.
      ['media', 'mails', 'generated_images', 'operator_acts']
    )
  })
})
