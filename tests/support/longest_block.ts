import { setInterval } from 'node:timers'
import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds; the longest block is told too long by as much at most. */
const TICK_MS = 5

/**
 * How long the loop of this thread stood still at most while something was done, in milliseconds of the thread's own processor
 * time: that of a machine that has other things to do does not count.
 */
export async function longestBlock(act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let before = process.threadCpuUsage()
  const tick = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longest = Math.max(longest, (user + system) / 1000)
  }
  const timer = setInterval(tick, TICK_MS)
  try {
    await act()
    await turn()
    tick()
  } finally {
    clearInterval(timer)
  }
  return longest
}
