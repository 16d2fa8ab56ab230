import logger from '@adonisjs/core/services/logger'
import { backupHours, backupPlace, keptCheckpoints, keptDays } from '#config/backup'
import { lastCheckpointAt } from '../checkpoint/last_checkpoint.js'
import { backUp } from '../back_up.js'
import type { Kept } from '../keep/forget_old.js'
import { openStore } from '../store/open_store.js'

const HOUR_MS = 3_600_000

/** By how much one may come early: the queue asks once an hour, not at the same second. */
const EARLY_MS = 10 * 60_000

interface Schedule {
  place: string | null
  hours: number | null
  kept: Kept
}

const SCHEDULE: Schedule = {
  place: backupPlace,
  hours: backupHours,
  kept: { count: keptCheckpoints, days: keptDays },
}

/**
 * Makes a checkpoint when the last one is as old as the settings say, and removes those that are too old. What fails is told in the log.
 * @returns the name of the new one; null when none was due
 */
export async function backUpWhenDue(
  { place, hours, kept }: Schedule = SCHEDULE,
  now = Date.now()
): Promise<string | null> {
  if (place === null || hours === null) return null
  try {
    const disk = await openStore(place, 'write')
    // A manifest that cannot be read is no reason to make none ever again.
    const made = await lastCheckpointAt(disk).catch((error: unknown) => {
      logger.warn({ err: error, backup: place }, 'the newest checkpoint cannot be read')
      return null
    })
    if (now - (made?.getTime() ?? 0) < hours * HOUR_MS - EARLY_MS) return null
    const { name, manifest } = await backUp(
      disk,
      kept,
      (sentence) => logger.debug({ backup: place }, sentence),
      new Date(now)
    )
    const { missing } = manifest.files
    if (missing > 0) logger.error({ backup: place, missing }, 'files are missing in the store')
    logger.info({ backup: place, checkpoint: name }, 'checkpoint made')
    return name
  } catch (error) {
    logger.error(
      { err: error, backup: place },
      'no checkpoint could be made, or old ones not be removed'
    )
    return null
  }
}
