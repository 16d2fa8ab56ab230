import { globSync, readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

/** What holds on after its transaction: behind a pooler the next statement of the same process has another session, and a stranger this one. */
const OF_SESSIONS = new RegExp(
  [
    String.raw`pg_(try_)?advisory_(lock|unlock)`,
    String.raw`['"\`]\s*(un)?listen [\w"$]`,
    String.raw`['"\`;]\s*set (session )?(?!local\b|transaction\b)\w+ ?(=|to\b)`,
    String.raw`set_config\([^)]*, ?false\)`,
    String.raw`create temp(orary)? table (?!.*on commit drop)`,
    String.raw`declare .* cursor with hold`,
    String.raw`['"\`]\s*(deallocate|discard|prepare|load) \w+`,
  ].join('|')
)

/** Who has sessions: they connect to `DATABASE_DIRECT_URL`. */
const DIRECT = [
  'app/core/queue/listener.ts',
  'app/backup/restore/load_database.ts',
  'app/backup/restore/refuse.ts',
]

/** Who may read the address of the pooler: all others take `config/database_address.ts`, or ask the pool of connections. */
const SHARED = [
  'app/core/queue/boss.ts',
  'app/operator/upgrade/require_room.ts',
  'config/database.ts',
  'config/database_address.ts',
]

function findFiles(wanted: (text: string) => boolean): string[] {
  const paths = globSync('{app,config,sandboxes,start}/**/*.ts', {
    cwd: app.makePath(),
    exclude: (path) => path.endsWith('tests'),
  })
  return paths.filter((path) => wanted(readFileSync(app.makePath(path), 'utf8'))).toSorted()
}

test.group('Behind a pooler in transaction mode', () => {
  test('{text} is known as a statement of a session')
    .with([
      { text: "sql(client, 'select pg_advisory_lock(1)')" },
      { text: '`listen ${CHANNEL}`' },
      { text: "'set search_path = a'" },
      { text: "'set statement_timeout to 5'" },
      { text: "'create temp table a (b int)'" },
      { text: "'declare a no scroll cursor with hold for'" },
    ])
    .run(({ assert }, { text }) => {
      assert.match(text, OF_SESSIONS)
    })

  test('{text} holds no longer than its transaction')
    .with([
      { text: "'select pg_advisory_xact_lock(1)'" },
      { text: "'set local lock_timeout = 5'" },
      { text: "'update users set name = ?'" },
      { text: "'create temp table a on commit drop as select'" },
      { text: "'declare a no scroll cursor for'" },
    ])
    .run(({ assert }, { text }) => {
      assert.notMatch(text, OF_SESSIONS)
    })

  test('only who connects directly says what holds on in a session', ({ assert }) => {
    assert.deepEqual(
      findFiles((text) => OF_SESSIONS.test(text)),
      DIRECT.toSorted()
    )
  })

  test('whoever makes connections of his own makes them directly', ({ assert }) => {
    assert.deepEqual(
      findFiles((text) => text.includes("env.get('DATABASE_URL')")),
      SHARED
    )
  })
})
