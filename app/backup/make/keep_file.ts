import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Disk } from 'flydrive'
import { type KeptFile, placeOf } from '../checkpoint/manifest.js'

/** Moves a file to where checkpoints are kept. */
export async function keepFile(disk: Disk, place: string, path: string): Promise<void> {
  await disk.copyFromFs(path, place)
  await rm(path)
}

/** Keeps a text as a file of a checkpoint. */
export async function keepContent(
  disk: Disk,
  checkpoint: string,
  name: string,
  text: string
): Promise<KeptFile> {
  await disk.put(placeOf(checkpoint, name), text)
  const content = Buffer.from(text)
  const sha256 = createHash('sha256').update(content).digest('hex')
  return { name, bytes: content.length, sha256 }
}
