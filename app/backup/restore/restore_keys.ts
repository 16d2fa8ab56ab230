import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk } from 'flydrive'
import env from '#start/env'
import { readAppKeys } from '#config/app_keys'
import { BackupError } from '../backup_error.js'
import { type Manifest, placeOf } from '../checkpoint/manifest.js'

/**
 * Sees to it that what the checkpoint's keys have sealed can be opened: they are put into the file `app.key`, unless the settings name a key.
 * @returns writes them; called once all else is there
 * @throws BackupError when the settings name another key
 */
export async function prepareKeys(
  disk: Disk,
  checkpoint: string,
  { keys }: Manifest
): Promise<() => Promise<void>> {
  const kept = await disk.get(placeOf(checkpoint, keys.name))
  const [key] = kept.split('\n')
  const { current, previous } = readAppKeys(process.env)
  if ([current, ...previous].includes(key!)) return async () => {}
  const path = join(env.get('DATA_DIR'), 'app.key')
  const own = await readFile(path, 'utf8').catch(() => '')
  if (own.split(/\s+/)[0] !== current) {
    throw new BackupError(
      `APP_KEY is set, and it is another key than the backup's: nothing that was sealed could be opened. Set APP_KEY to the first line of ${placeOf(checkpoint, keys.name)}, or add that to APP_PREVIOUS_KEYS.`
    )
  }
  return async () => {
    const next = `${path}.${randomUUID()}`
    await writeFile(next, kept, { mode: 0o600 })
    await rename(next, path)
  }
}
