import { acquireLock, LockHeld } from '../../../bin/lock.mjs'
import { Failure } from '../failure.ts'
import { address, type Settings } from '../settings.ts'

/** A killed start takes a moment to be noticed by those it left behind. */
const LOCK_PATIENCE_MS = 1000

interface Holder {
  pid: number
  address: string
  stopping: boolean
}

/** Another instance has the data folder. */
export class DataDirInUse extends Failure {}

/**
 * Takes the data folder for this process alone.
 * @throws DataDirInUse
 */
export async function lockDataDir(settings: Settings, stop: AbortSignal) {
  const { dataDir } = settings
  try {
    return await acquireLock<Holder>(`data ${dataDir}`, {
      describe: () => ({ pid: process.pid, address: address(settings), stopping: stop.aborted }),
      patience: LOCK_PATIENCE_MS,
      waitFor: (holder) => holder.stopping === true && !stop.aborted,
    })
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error
    const { pid, address: place } = error.holder
    throw new DataDirInUse(
      `Another Vitrine (process ${pid}, ${place}) already uses DATA_DIR ${dataDir}: stop it, or give this one a DATA_DIR and a PORT of its own.`
    )
  }
}
