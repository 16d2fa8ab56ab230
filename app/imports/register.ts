import { defineWorker } from '#app/core/queue/define_worker'
import { IMPORTS_QUEUE, ABANDONED_IMPORTS_QUEUE } from './queues.js'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { defineSweep } from '#app/core/sweeps'
import { IMPORT_DAYS } from '#config/imports'

defineSweep('remove imports', () =>
  sql(db.connection(), 'delete from imports where created_at < now() - make_interval(days => ?)', [
    IMPORT_DAYS,
  ])
)
defineWorker('imports', {
  queues: [IMPORTS_QUEUE, ABANDONED_IMPORTS_QUEUE],
  async load() {
    const { startImports } = await import('./jobs/worker.js')
    return (queue) => startImports(queue)
  },
})
