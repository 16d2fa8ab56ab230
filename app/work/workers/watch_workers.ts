import logger from '@adonisjs/core/services/logger'
import { learnNetworks } from '#app/engines/chain/known_capabilities'
import { WORKER_BEAT_MS } from '#config/queue'
import type { WorkGroup } from '../kinds/work_groups.js'
import { listWorkers } from './living_workers.js'

/** Groups whose work networks are used for: one that draws films alone says nothing of what merchants may be offered. */
const SEEING: readonly WorkGroup[] = ['products', 'pictures']

/**
 * Has this process know what the engine can do where it runs, now and at every beat of the workers.
 *
 * @returns ends it
 */
export async function watchWorkers(): Promise<() => void> {
  await look()
  const timer = setInterval(() => void look(), WORKER_BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

async function look(): Promise<void> {
  await learnFromWorkers().catch((error: unknown) =>
    logger.warn({ err: error }, 'workers could not be looked at')
  )
}

/** Takes over what living workers say; while none says anything, what was known last holds. */
export async function learnFromWorkers(): Promise<void> {
  const workers = await listWorkers()
  const said = workers.flatMap(({ kinds, networks }) =>
    networks && SEEING.some((group) => kinds.includes(group)) ? [networks] : []
  )
  if (said.length > 0) learnNetworks([...new Set(said.flat())])
}
