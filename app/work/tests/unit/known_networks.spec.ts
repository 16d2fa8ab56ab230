import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { engineCapabilities } from '#app/engines/capabilities'
import { learnNetworks } from '#app/engines/chain/known_capabilities'
import { installedNetworks } from '#engine/facts'
import { announceWorker } from '../../workers/announce_worker.js'
import { learnFromWorkers } from '../../workers/watch_workers.js'

const TO_SELECT = ['embedding', 'selection']

const ends: (() => Promise<void>)[] = []

/** A worker that says which networks it uses until the test ends. */
async function announce(kinds: string[], networks: string[] | null) {
  const end = await announceWorker(kinds, 1, () => networks)
  ends.push(end)
  return end
}

test.group('What is offered', (group) => {
  group.each.setup(async () => {
    await sql(db.connection(), 'delete from workers')
    return async () => {
      await Promise.all(ends.splice(0).map((end) => end()))
      learnNetworks([])
    }
  })

  test('is what living workers can do, whatever memory the process has that offers it', async ({
    assert,
  }) => {
    assert.isNull(engineCapabilities().select)
    await announce(['mails', 'pictures'], TO_SELECT)
    await announce(['products'], ['salience'])
    await learnFromWorkers()
    assert.isNotNull(engineCapabilities().select)
    assert.equal(engineCapabilities().train!.version, 2)
  })

  test('is less when the last worker that could says that it cannot', async ({ assert }) => {
    const end = await announce(['pictures'], TO_SELECT)
    await learnFromWorkers()
    await end()
    await learnFromWorkers()
    assert.isNotNull(engineCapabilities().select, 'nobody lives for a moment, as in an update')
    await announce(['pictures'], [])
    await learnFromWorkers()
    assert.isNull(engineCapabilities().select)
  })

  test('is not less for workers that see no pictures, or do not say', async ({ assert }) => {
    learnNetworks(TO_SELECT)
    await announce(['films', 'mails'], [])
    await announce(['pictures'], null)
    await learnFromWorkers()
    assert.isNotNull(engineCapabilities().select)
  })

  test('is what is installed until a worker has said something', ({ assert, cleanup }) => {
    const { availableMemory } = process
    process.availableMemory = () => 700 * 1024 ** 2
    cleanup(() => void (process.availableMemory = availableMemory))
    assert.includeMembers(installedNetworks(), TO_SELECT)
  })
})
