import { setTimeout as sleep } from 'node:timers/promises'
import drive from '@adonisjs/drive/services/main'

const PATIENCE_MS = 120_000

/** Waits until a stored file is removed, which happens soon after its row went; false when it stays. */
export async function isGone(key: string): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS
  while (await drive.use().exists(key)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}
