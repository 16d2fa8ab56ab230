import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { scratchDir } from '#config/engine'

const DAY_MS = 86_400_000

/** Removes what engines left in their scratch folder more than a day ago. */
export async function removeOldScratch(): Promise<void> {
  const folder = app.makePath(scratchDir)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    // It may have been removed since it was listed.
    const state = await stat(path).catch(() => null)
    if (state && Date.now() - state.mtimeMs > DAY_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}
