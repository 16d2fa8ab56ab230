import db from '@adonisjs/lucid/services/db'
import { keepParts } from '#app/core/parts/keep_parts'
import { migrateQueue } from '#app/core/queue/boss'
import { vitrineVersion } from '#config/version'
import { listDone, listPending } from '../schema/list_pending.js'
import { migrate } from '../schema/migrate.js'
import { refuseOldMigrations } from '../schema/replace_old_migrations.js'
import { seed } from '../seed.js'
import { inTurn } from './in_turn.js'
import { keepCheckpoint } from './keep_checkpoint.js'
import { refuseContraction } from './refuse_contraction.js'
import { refuseVersion } from './refuse_version.js'
import { requireRoom } from './require_room.js'
import type { Tell } from './tell.js'
import { listVersions, rememberVersion } from './versions.js'

/**
 * Brings the database to what this version needs: tables, queue and samples. One that an earlier version has used is looked at first, and a
 * checkpoint is made of it. Killed at any point it can be run again.
 *
 * @param seeds whether the samples are wanted
 * @throws UnfitDatabaseError when a later version has used it, or one that is too old; nothing is changed
 * @throws UpgradeError when something stands in the way, or a migration fails
 */
export function bringUpToDate(tell: Tell, seeds: boolean): Promise<void> {
  return inTurn(tell, async () => {
    const client = db.connection()
    const done = await listDone()
    const last = (await listVersions(client))[0]?.version ?? null
    refuseVersion(last)
    refuseOldMigrations(done)
    const pending = await listPending()
    if (done.size > 0 && (pending.length > 0 || last !== vitrineVersion)) {
      tell(
        last === vitrineVersion
          ? `to a newer build of ${vitrineVersion}.`
          : `from ${last ?? 'an earlier version'} to ${vitrineVersion}.`
      )
      await refuseContraction(client, pending, last)
      if (pending.length > 0) await requireRoom(client)
      await keepCheckpoint(tell, done)
    }
    await migrate()
    await keepParts()
    await migrateQueue()
    if (seeds) await seed()
    await rememberVersion(client, vitrineVersion)
  })
}
