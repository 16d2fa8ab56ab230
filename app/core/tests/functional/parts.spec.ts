import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { PARTED_TABLES } from '#config/parts'
import { describeParts } from '#app/core/database/describe_schema'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { migrate } from '#app/operator/schema/migrate'
import { createMerchant } from '#tests/support/merchant'
import { OldDatabase } from '#tests/support/old_database'
import { until } from '#tests/support/until'
import { checkParts } from '../../checks/check_parts.js'
import { boundAt, timeAt } from '../../parts/bounds.js'
import { dropParts } from '../../parts/drop_parts.js'
import { keepParts } from '../../parts/keep_parts.js'
import { makePart } from '../../parts/make_part.js'

const client = () => db.connection()
const EVENTS = PARTED_TABLES.find(({ name }) => name === 'security_events')!

const said = async (now?: DateTime) =>
  (await checkParts(now)).map(({ problem }) => problem).join('\n')

test.group('Tables by time', () => {
  test('say by the id in which month a row was written, and keep it there', async ({ assert }) => {
    const { id } = await createMerchant()
    await keepParts()
    const rows = await sql<{ id: number; part: string }>(
      client(),
      `insert into security_events (user_id, kind) values (?, 'signed_in'), (?, 'signed_out')
       returning id, tableoid::regclass::text as part`,
      [id, id]
    )
    const month = DateTime.utc().startOf('month')
    for (const row of rows) {
      assert.deepEqual(timeAt(EVENTS, String(row.id)), month)
      assert.equal(row.part, `security_events_${month.toFormat('yyyy_MM')}`)
      assert.isTrue(Number.isSafeInteger(row.id))
    }
    assert.isAbove(rows[1]!.id, rows[0]!.id)
  })

  test('have the parts of what comes next, and are missed once no worker was there for two months', async ({
    assert,
  }) => {
    await keepParts()
    assert.equal(await said(), '')
    const later = DateTime.utc().plus({ months: 2 })
    const missing = await said(later)
    for (const { name, unit } of PARTED_TABLES) {
      const next = later.startOf(unit).plus({ [unit]: 1 })
      const part = `${name}_${next.toFormat(unit === 'month' ? 'yyyy_MM' : 'yyyy_MM_dd')}`
      assert.match(missing, new RegExp(`The table ${name} has no .*${part}\\.`))
    }
  })

  test('take rows whose part is missing, tell of them, and put them where they belong', async ({
    assert,
    cleanup,
  }) => {
    const user = await createMerchant()
    await keepParts()
    const at = DateTime.utc(2001, 3, 5)
    const eventId = Number(boundAt(EVENTS, at)) + 7
    cleanup(async () => void (await client().rawQuery('drop table security_events_2001_03')))
    await sql(
      client(),
      `insert into security_events (id, user_id, kind) values (?, ?, 'signed_in')`,
      [eventId, user.id]
    )
    assert.match(await said(), /^Rows of security_events lie in security_events_rest/)
    await keepParts()
    assert.equal(await said(), '')
    const rows = await sql(client(), 'select user_id from security_events_2001_03')
    assert.deepEqual(rows, [{ user_id: user.id }])
    // What belongs to an account goes with it, wherever it lies.
    await sql(client(), 'delete from users where id = ?', [user.id])
    assert.isEmpty(await sql(client(), 'select 1 from security_events where id = ?', [eventId]))
  })

  test('get the part of rows that are being written just now', async ({ assert, cleanup }) => {
    const user = await createMerchant()
    await keepParts()
    cleanup(async () => void (await client().rawQuery('drop table security_events_2001_04')))
    const writer = await db.transaction()
    await sql(
      writer,
      `insert into security_events (id, user_id, kind) values (?, ?, 'signed_in')`,
      [Number(boundAt(EVENTS, DateTime.utc(2001, 4))) + 1, user.id]
    )
    const kept = db.transaction((trx) => makePart(trx, EVENTS, DateTime.utc(2001, 4)))
    await until(
      async () =>
        (
          await sql(
            client(),
            `select 1 from pg_locks where relation = 'security_events_rest'::regclass and not granted`
          )
        ).length > 0
    )
    await writer.commit()
    await kept
    assert.lengthOf(await sql(client(), 'select 1 from security_events_2001_04'), 1)
    assert.equal(await said(), '')
  })

  test('take over the rows of a database that had none, in their order, while the version before goes on', async ({
    assert,
    cleanup,
  }) => {
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    await sql(
      old.client,
      `insert into users (id, name, email) values (1, 'Ada', 'ada@example.test')`
    )
    await sql(
      old.client,
      `insert into security_events (id, user_id, kind, created_at) values
         (1, 1, 'registered', '2026-01-31T23:59:59Z'), (2, 1, 'signed_in', '2026-02-01T00:00:00Z'),
         (5, 1, 'signed_out', '2026-02-03T00:00:00Z')`
    )
    await sql(
      old.client,
      `insert into affiliates (id, user_id, code, paypal_email) values (1, 1, 'ada', 'ada@example.test')`
    )
    // Of a clock that was ahead.
    await sql(
      old.client,
      `insert into referral_clicks (affiliate_id, day, visitor) values (1, now() + interval '3 days', '')`
    )
    await sql(old.client, `select setval(pg_get_serial_sequence('security_events', 'id'), 5)`)
    await migrate(old.name)
    const kinds = async () =>
      (await sql<{ kind: string }>(old.client, 'select kind from security_events order by id')).map(
        ({ kind }) => kind
      )
    // As the version before writes it, before any part is made.
    await sql(old.client, `insert into security_events (user_id, kind) values (1, 'email_changed')`)
    const expected = ['registered', 'signed_in', 'signed_out', 'email_changed']
    assert.deepEqual(await kinds(), expected)
    await keepParts(DateTime.utc(), old.client)
    assert.deepEqual(await kinds(), expected)
    const parts = await sql<{ part: string; number: number }>(
      old.client,
      `select replace(tableoid::regclass::text, 'security_events_', '') as part, id & (1::bigint << 36) - 1 as number
       from security_events order by id`
    )
    const month = DateTime.utc().toFormat('yyyy_MM')
    assert.deepEqual(parts, [
      { part: '2026_01', number: 1 },
      { part: '2026_02', number: 2 },
      { part: '2026_02', number: 5 },
      { part: month, number: 6 },
    ])
    const { left } = firstOf(
      await sql<{ left: string | null }>(
        old.client,
        `select to_regclass('security_events_before')::text as left`
      )
    )
    assert.isNull(left)
  })

  test('take over rows of a clock that began before all months', async ({ assert, cleanup }) => {
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    await sql(
      old.client,
      `insert into users (id, name, email) values (1, 'Ada', 'ada@example.test')`
    )
    const add = (id: number) =>
      sql(
        old.client,
        `insert into security_events (id, user_id, kind, created_at) values (?, 1, 'signed_in', '1970-01-01')`,
        [id]
      )
    const early = Number(boundAt(EVENTS, DateTime.utc(1970)))
    await add(1)
    await migrate(old.name)
    await add(early + 2)
    await keepParts(DateTime.utc(), old.client)
    await add(early + 3)
    await keepParts(DateTime.utc(), old.client)
    const parts = await sql<{ part: string; number: number }>(
      old.client,
      `select replace(tableoid::regclass::text, 'security_events_', '') as part, id & (1::bigint << 36) - 1 as number
       from security_events order by number`
    )
    assert.deepEqual(parts, [
      { part: '2000_01', number: 1 },
      { part: '2000_01', number: 2 },
      { part: '1970_01', number: 3 },
    ])
  })

  test('lose whole parts when their time is over, and nothing of a part whose time is not', async ({
    assert,
  }) => {
    const user = await createMerchant()
    await keepParts()
    const months = [DateTime.utc(2002, 3), DateTime.utc(2002, 4)]
    for (const at of months) {
      await sql(
        client(),
        `insert into security_events (id, user_id, kind) values (?, ?, 'signed_in')`,
        [Number(boundAt(EVENTS, at)) + 1, user.id]
      )
    }
    await keepParts()
    const left = async () =>
      (
        await sql<{ part: string }>(
          client(),
          'select tableoid::regclass::text as part from security_events where user_id = ? order by id',
          [user.id]
        )
      ).map(({ part }) => part)
    await dropParts('security_events', DateTime.utc(2002, 4, 30, 23, 59))
    assert.deepEqual(await left(), ['security_events_2002_04'])
    await dropParts('security_events', DateTime.utc(2002, 5))
    assert.deepEqual(await left(), [])
    await sql(client(), `insert into security_events (user_id, kind) values (?, 'signed_in')`, [
      user.id,
    ])
    assert.lengthOf(await left(), 1)
  })

  test('are described with their parts for a checkpoint, and without them as what migrations make', async ({
    assert,
  }) => {
    await keepParts()
    const { tables, rest } = await describeParts(client())
    assert.include(tables, 'PARTITION BY RANGE (id);')
    assert.match(tables, /CREATE TABLE operator_acts_rest PARTITION OF operator_acts DEFAULT;/)
    assert.match(
      tables,
      /CREATE TABLE referral_clicks_\d{4}_\d\d_\d\d PARTITION OF referral_clicks FOR/
    )
    assert.notInclude(rest, ' ON ONLY ')
    assert.notMatch(rest, /_\d{4}_\d\d/)
  })
})
