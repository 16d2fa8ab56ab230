import { TIGHT_FREE_BYTES } from '#config/disk'
import type { Fault } from '#app/core/self_checks'
import { room } from '../disk/room.js'

/** Whether there is room for a while. */
export async function checkDisk(free = room.free()): Promise<Fault[]> {
  const bytes = await free
  if (bytes >= TIGHT_FREE_BYTES) return []
  return [
    {
      problem: `Only ${Math.floor(bytes / 1024 ** 2)} MB are free where data is kept.`,
      fix: 'Make the disk larger, or keep pictures (DRIVE_DISK=s3), the database (DATABASE_URL) or checkpoints elsewhere.',
    },
  ]
}
