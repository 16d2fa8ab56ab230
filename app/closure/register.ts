import './errors.js'
import { defineWorker } from '#app/core/queue/define_worker'
import { DATA_EXPORTS_QUEUE, ABANDONED_DATA_EXPORTS_QUEUE } from './queues.js'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { defineSweep } from '#app/core/sweeps'
import { removeOldDataExports } from './actions/remove_old_data_exports.js'

defineSweep('remove data exports', removeOldDataExports)
defineSweep('remove accounting records', () =>
  sql(db.connection(), 'delete from accounting_records where keep_until < now()')
)
defineWorker('copies of data', {
  queues: [DATA_EXPORTS_QUEUE, ABANDONED_DATA_EXPORTS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startDataExports,
})
