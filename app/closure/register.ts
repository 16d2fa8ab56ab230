import './errors.js'
import { defineTimes, NOW } from '#app/core/database/times'
import { DATA_EXPORT_HOURS } from '#config/accounts'
import { defineWorker } from '#app/core/queue/define_worker'
import { DATA_EXPORTS_QUEUE, ABANDONED_DATA_EXPORTS_QUEUE } from './queues.js'
import { definePassingMedia } from '#app/media/store/storage_used'
import { defineSweep } from '#app/core/sweeps'
import { removeOldDataExports } from './actions/remove_old_data_exports.js'

defineSweep('remove data exports', removeOldDataExports)
defineWorker('data_exports', {
  queues: [DATA_EXPORTS_QUEUE, ABANDONED_DATA_EXPORTS_QUEUE],
  load: async () => (await import('./jobs/worker.js')).startDataExports,
})
// Who has no room left takes their data along all the same.
definePassingMedia('select media_id, user_id from data_exports')
defineTimes({ table: 'data_exports', column: 'created_at', most: NOW })
defineTimes({ table: 'data_exports', column: 'started_at', most: NOW })
defineTimes({ table: 'data_exports', column: 'expires_at', most: `${DATA_EXPORT_HOURS} hours` })
