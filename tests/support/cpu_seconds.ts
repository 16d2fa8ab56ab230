import { readFile } from 'node:fs/promises'
import { listDescendants } from './processes.js'

/** Ticks a second in which Linux counts processor time, which is the same on every machine that programs see. */
const TICKS = 100

/**
 * Processor seconds that a process and all it has started have taken until now, those with it that have ended and were waited for. Linux alone.
 *
 * @see proc_pid_stat(5): utime, stime, cutime and cstime
 */
export async function cpuSecondsOf(pid: number): Promise<number> {
  const pids = [pid, ...listDescendants(pid).map((it) => it.pid)]
  const ticks = await Promise.all(
    pids.map(async (one) => {
      const line = await readFile(`/proc/${one}/stat`, 'utf8').catch(() => null)
      // Behind the name, which may hold spaces: the state is the third field, utime the fourteenth.
      const times =
        line
          ?.replace(/^.*\) /s, '')
          .split(' ')
          .slice(11, 15) ?? []
      return times.reduce((sum, time) => sum + Number(time), 0)
    })
  )
  return ticks.reduce((sum, time) => sum + time, 0) / TICKS
}
