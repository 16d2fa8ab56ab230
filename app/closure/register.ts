import { removeRows } from '#app/core/database/remove_rows'
import { defineSweep } from '#app/core/sweeps'
import { removeOldDataExports } from './actions/remove_old_data_exports.js'

defineSweep('remove data exports', removeOldDataExports)
defineSweep('remove accounting records', () =>
  removeRows('accounting_records', 'keep_until < now()')
)
