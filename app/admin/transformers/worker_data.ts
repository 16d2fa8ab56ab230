import type { LivingWorker } from '#app/work/workers/living_workers'

export type WorkerData = { host: string; kinds: string[]; started_at: string }

export function workerData({ host, kinds, started_at: startedAt }: LivingWorker): WorkerData {
  return { host, kinds, started_at: startedAt.toISOString() }
}
