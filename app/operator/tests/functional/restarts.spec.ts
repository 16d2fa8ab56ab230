import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { RENEW_SETTINGS, type SettingsInUse } from '#config/kept_settings'
import { until } from '#tests/support/until'
import { hearRestarts, orderRestarts } from '../../setup/restarts.js'

const NOTHING: SettingsInUse = { kept: {}, leftOut: {}, ofEnvironment: [] }

/** What a launcher would hear, whose process runs with these settings. */
function listen(cleanup: (end: () => void) => void, inUse: SettingsInUse): unknown[] {
  const { send } = process
  const { SETTINGS_IN_USE: before } = process.env
  cleanup(() => {
    process.send = send
    if (before === undefined) delete process.env.SETTINGS_IN_USE
    else process.env.SETTINGS_IN_USE = before
  })
  process.env.SETTINGS_IN_USE = JSON.stringify(inUse)
  const said: unknown[] = []
  process.send = (message: unknown) => {
    said.push(message)
    return true
  }
  return said
}

/** Keeps something about mail; answers when. */
async function keep(cleanup: (end: () => Promise<void>) => void): Promise<string> {
  cleanup(() =>
    sql(db.connection(), `delete from kept_settings where section = 'mail'`).then(() => {})
  )
  const [row] = await sql<{ keptAt: Date }>(
    db.connection(),
    `insert into kept_settings (section, sealed) values ('mail', 'sealed') returning kept_at as "keptAt"`
  )
  return row!.keptAt.toISOString()
}

test.group('A launcher', () => {
  test('reads the settings again when others are kept', async ({ assert, cleanup }) => {
    const said = listen(cleanup, NOTHING)
    cleanup(await hearRestarts())
    assert.isEmpty(said)
    await db.transaction(orderRestarts)
    await until(async () => said.length === 1)
    assert.deepEqual(said, [RENEW_SETTINGS])
  })

  test('is told of what was kept before its process listened', async ({ assert, cleanup }) => {
    const said = listen(cleanup, NOTHING)
    await keep(cleanup)
    cleanup(await hearRestarts())
    assert.deepEqual(said, [RENEW_SETTINGS])
  })

  test('is told nothing of what it has read, or left to the environment', async ({
    assert,
    cleanup,
  }) => {
    const keptAt = await keep(cleanup)
    for (const inUse of [
      { ...NOTHING, kept: { mail: keptAt } },
      { ...NOTHING, leftOut: { mail: { keptAt, why: 'It does not start.' } } },
      { ...NOTHING, ofEnvironment: ['mail' as const] },
    ]) {
      const said = listen(cleanup, inUse)
      cleanup(await hearRestarts())
      assert.isEmpty(said)
    }
  })
})
