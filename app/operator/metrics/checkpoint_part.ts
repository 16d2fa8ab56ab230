import { lastCheckpointAt } from '#app/backup/checkpoint/last_checkpoint'
import { openStore } from '#app/backup/store/open_store'
import { backupPlace } from '#config/backup'
import { gauge } from './registry.js'
import { Part } from './part.js'

/** A bucket is asked for money, and checkpoints are made once a day. */
const FRESH_MS = 10 * 60_000

/** How old the newest checkpoint is; nothing where none is to be made. */
export function checkpointPart(place = backupPlace): Part {
  const madeAt = gauge({
    name: 'vitrine_checkpoint_timestamp_seconds',
    help: 'When the newest checkpoint was made, in seconds since 1970; 0 where there is none.',
  })
  return new Part('checkpoint', [madeAt], FRESH_MS, async () => {
    if (place === null) return []
    const last = await lastCheckpointAt(await openStore(place, 'read'))
    return [[madeAt, {}, (last?.getTime() ?? 0) / 1000]]
  })
}
