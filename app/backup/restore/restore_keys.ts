import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk } from 'flydrive'
import env from '#start/env'
import { readAppKeys } from '#config/app_keys'
import { BackupError } from '../backup_error.js'
import { type Manifest, placeOf } from '../checkpoint/manifest.js'

/**
 * Sees to it that what the checkpoint's keys have sealed can be opened: they are put into the file `app.key`, before those that are there,
 * so that either database can be opened at any moment. Settings that name all of them are left alone.
 * @throws BackupError when the settings name another key
 */
export async function restoreKeys(
  disk: Disk,
  checkpoint: string,
  { keys }: Manifest
): Promise<void> {
  const kept = (await disk.get(placeOf(checkpoint, keys.name))).split(/\s+/).filter(Boolean)
  const { current, previous } = readAppKeys(process.env)
  const known = [current, ...previous]
  if (kept.every((key) => known.includes(key))) return
  const path = join(env.get('DATA_DIR'), 'app.key')
  const own = await readFile(path, 'utf8').catch(() => '')
  if (own.split(/\s+/)[0] !== current) {
    throw new BackupError(
      `APP_KEY is set, and what the backup's keys have sealed could not be opened. Set APP_KEY to the first line of ${placeOf(checkpoint, keys.name)} and add its other lines to APP_PREVIOUS_KEYS.`
    )
  }
  const next = `${path}.${randomUUID()}`
  await writeFile(next, `${[...new Set([...kept, ...known])].join('\n')}\n`, { mode: 0o600 })
  await rename(next, path)
}
