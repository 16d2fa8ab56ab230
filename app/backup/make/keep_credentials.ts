import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk } from 'flydrive'
import { credentialsFolder } from '#config/provenance'
import type { KeptFile } from '../checkpoint/manifest.js'
import { keepContent } from './keep_file.js'

/** Keeps what files are signed with, if this installation has made it. */
export async function keepCredentials(disk: Disk, checkpoint: string): Promise<KeptFile[]> {
  const names = await readdir(credentialsFolder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.pem'))
      .map(async (name) => {
        const text = await readFile(join(credentialsFolder, name), 'utf8')
        return keepContent(disk, checkpoint, `credentials/${name}`, text)
      })
  )
}
