/**
 * Does some work and counts the processor time of this process, in seconds. For work of one thread that is what it takes on
 * a core of its own, however busy the machine is.
 */
export async function processorTime<T>(
  work: () => Promise<T>
): Promise<{ result: T; seconds: number }> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  return { result, seconds: (user + system) / 1e6 }
}
