import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { OldDatabase } from '#tests/support/old_database'

/** One user who has proven their address, one who did and changed it since, and one who never did. */
const BEFORE = `
  insert into users (id, name, email, email_verified_at) overriding system value values
    (901, 'Proven', 'proven@example.test', now()), (902, 'Changed', 'changed@example.test', null),
    (903, 'Never', 'never@example.test', null);
  insert into security_events (user_id, kind, details) values
    (902, 'email_verified', '{}'), (902, 'email_changed', '{}'), (903, 'email_changed', '{}')`

/** Who registered by a provider and changed the address since, who connected one later, and who has reset the password. */
const VOUCHED = `
  insert into users (id, name, email, email_verified_at) overriding system value values
    (911, 'By Google', 'google@example.test', null), (912, 'Connected', 'connected@example.test', null),
    (913, 'Reset', 'reset@example.test', null), (914, 'Proven since', 'since@example.test', now());
  insert into security_events (user_id, kind, details, created_at) values
    (911, 'registered', '{}', '2026-01-01'), (911, 'account_connected', '{}', '2026-01-01'),
    (911, 'email_changed', '{}', '2026-02-01'),
    (912, 'registered', '{}', '2026-01-01'), (912, 'account_connected', '{}', '2026-01-02'),
    (913, 'registered', '{}', '2026-01-01'), (913, 'password_reset', '{}', '2026-01-03'),
    (914, 'password_reset', '{}', '2026-01-03')`

test('a provider and a link to reset the password have proven it too, whether or not 0068 has run before', async ({
  assert,
  cleanup,
}) => {
  for (const before of ['0062', '0076']) {
    const old = await OldDatabase.at(before)
    cleanup(() => old.drop())
    await old.client.rawQuery(VOUCHED)
    if (before === '0076') {
      await old.client.rawQuery('update users set address_proven_at = email_verified_at')
    }
    await old.migrateTo('0101')
    const users = await sql<{ id: number; proven: string | null }>(
      old.client,
      `select id, case when address_proven_at > now() - interval '1 day' then 'since'
         else to_char(address_proven_at, 'MM-DD') end as proven
       from users where id > 910 order by id`
    )
    assert.deepEqual(users, [
      { id: 911, proven: '01-01' },
      { id: 912, proven: null },
      { id: 913, proven: '01-03' },
      { id: 914, proven: 'since' },
    ])
  }
})

test('changes of the address that were moved back by hand can still be undone, others not again', async ({
  assert,
  cleanup,
}) => {
  const old = await OldDatabase.at('0101')
  cleanup(() => old.drop())
  await old.client.rawQuery(`
    insert into users (id, name, email) overriding system value values
      (921, 'Back', 'back@example.test'), (922, 'Undone', 'undone@example.test');
    insert into email_changes (user_id, old_email, new_email, undoable, confirmed_at, undone_at) values
      (921, 'back@example.test', 'away@example.test', true, '2026-01-01', '2026-01-02'),
      (922, 'undone@example.test', 'other@example.test', true, '2026-01-01', '2026-01-02');
    insert into security_events (user_id, kind, details, created_at) values
      (922, 'email_change_undone', '{}', '2026-01-02')`)
  await old.migrateTo('0102')
  const changes = await sql(
    old.client,
    `select user_id, returned_at is not null as returned, undone_at is not null as undone
     from email_changes order by user_id`
  )
  assert.deepEqual(changes, [
    { user_id: 921, returned: true, undone: false },
    { user_id: 922, returned: false, undone: true },
  ])
})

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
