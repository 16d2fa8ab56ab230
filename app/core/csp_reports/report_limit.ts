import limiter from '@adonisjs/limiter/services/main'

const duration = '1 minute'

const ofNetwork = () => limiter.use('memory', { requests: 20, duration })
const together = () => limiter.use('memory', { requests: 200, duration })

/**
 * Counts a call in the memory of this process; answers whether it may be heard. No flood of reports costs a look into the
 * database, and no more networks are remembered than may be heard in a minute.
 */
export async function mayReport(network: string): Promise<boolean> {
  const all = await together().get('report')
  if (all?.remaining === 0) return false
  const own = await ofNetwork().increment(`report:${network}`)
  if (own.consumed > own.limit) return false
  const { consumed, limit } = await together().increment('report')
  return consumed <= limit
}
