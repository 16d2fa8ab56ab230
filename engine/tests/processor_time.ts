/**
 * Milliseconds that this process's threads spend on processors until something is over. How long that takes by the clock also
 * tells how busy the machine is with other things.
 */
export async function processorTime(work: Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
