import { test } from '@japa/runner'
import { sql } from '#app/shell/sql'
import { OldDatabase } from '#tests/support/old_database'

/** One user who has proven their address, one who did and changed it since, and one who never did. */
const BEFORE = `
  insert into users (id, name, email, email_verified_at) overriding system value values
    (901, 'Proven', 'proven@example.test', now()), (902, 'Changed', 'changed@example.test', null),
    (903, 'Never', 'never@example.test', null);
  insert into security_events (user_id, kind, details) values
    (902, 'email_verified', '{}'), (902, 'email_changed', '{}'), (903, 'email_changed', '{}')`

test('whose address was ever proven is known of accounts of earlier versions', async ({
  assert,
  cleanup,
}) => {
  const old = await OldDatabase.at('0062')
  cleanup(() => old.drop())
  await old.client.rawQuery(BEFORE)
  await old.migrateTo('0068')
  const users = await sql<{ id: number; proven: boolean }>(
    old.client,
    'select id, address_proven_at is not null as proven from users where id > 900 order by id'
  )
  assert.deepEqual(users, [
    { id: 901, proven: true },
    { id: 902, proven: true },
    { id: 903, proven: false },
  ])
})
