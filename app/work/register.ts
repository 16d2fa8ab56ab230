import { removeRows } from '#app/core/database/remove_rows'
import { defineSweep } from '#app/core/sweeps'
import { IDEMPOTENCY_HOURS } from '#config/studio'
import { endOverdue } from './actions/end_overdue.js'
import { removeOldScratch } from './remove_scratch.js'

defineSweep('end overdue work', endOverdue)
defineSweep('remove idempotency keys', () =>
  removeRows('idempotency_keys', 'created_at < now() - make_interval(hours => ?)', [
    IDEMPOTENCY_HOURS,
  ])
)
defineSweep('remove scratch files', removeOldScratch)
