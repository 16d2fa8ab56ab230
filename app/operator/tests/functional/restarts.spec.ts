import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { RENEW_SETTINGS } from '#config/kept_settings'
import { until } from '#tests/support/until'
import { hearRestarts, orderRestarts } from '../../setup/restarts.js'

test('A launcher reads the settings again once its process listens, and when others are kept', async ({
  assert,
  cleanup,
}) => {
  const { send } = process
  cleanup(() => void (process.send = send))
  const said: unknown[] = []
  process.send = (message: unknown) => {
    said.push(message)
    return true
  }
  cleanup(hearRestarts())
  assert.deepEqual(said, [RENEW_SETTINGS])
  await db.transaction(orderRestarts)
  await until(async () => said.length === 2)
  assert.deepEqual(said[1], RENEW_SETTINGS)
})
