import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Disk } from 'flydrive'
import { credentialsFolder } from '#config/provenance'
import { type Manifest, placeOf } from '../checkpoint/manifest.js'

/** Has files be signed as they were before. */
export async function restoreCredentials(
  disk: Disk,
  checkpoint: string,
  { credentials }: Manifest
): Promise<void> {
  await mkdir(credentialsFolder, { recursive: true, mode: 0o700 })
  for (const { name } of credentials) {
    const text = await disk.get(placeOf(checkpoint, name))
    await writeFile(join(credentialsFolder, basename(name)), text, { mode: 0o600 })
  }
}
