import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import app from '@adonisjs/core/services/app'
import { diskName, mediaFolder } from '#config/drive'
import { scratchDir } from '#config/engine'
import { requireFile } from '../serving/missing_file.js'
import { openFile } from '../serving/open_file.js'

/**
 * Works with a stored file on this machine's disk: where it lies, or as a copy of what lies elsewhere.
 *
 * @param work is given the file's path, which it must not write to, and a folder that lasts as long as the work
 * @throws AppError 410 when there is no such file, and as `work` does
 */
export async function withStoredFile<T>(
  diskKey: string,
  work: (path: string, folder: string) => Promise<T>
): Promise<T> {
  const folder = app.makePath(scratchDir, `stored-${randomUUID()}`)
  await mkdir(folder, { recursive: true })
  try {
    return await work(await pathOf(diskKey, folder), folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function pathOf(diskKey: string, folder: string): Promise<string> {
  if (diskName !== 's3') {
    await requireFile(diskKey)
    return join(mediaFolder, diskKey)
  }
  const path = join(folder, 'original')
  await pipeline(await openFile(diskKey, null), createWriteStream(path))
  return path
}
