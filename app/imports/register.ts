import { removeRows } from '#app/core/database/remove_rows'
import { defineSweep } from '#app/core/sweeps'
import { IMPORT_DAYS } from '#config/imports'

defineSweep('remove imports', () =>
  removeRows('imports', 'created_at < now() - make_interval(days => ?)', [IMPORT_DAYS])
)
