import { test } from '@japa/runner'
import { leftOf } from '#tests/attacks/support/as_before'

const NOTHING = { streams: 0, event_listeners: 6, in_work: 0, held: 0, waiting: 0, turning_away: 0 }
const before = { ...NOTHING, heap_mb: 60, handles: 20, connections: 3 }

test('what an attack leaves behind is found: heap beyond a twentieth, handles and connections', ({
  assert,
}) => {
  assert.deepEqual(leftOf(before, { ...before, heap_mb: 63, handles: 22, connections: 1 }), [])
  const after = { ...before, heap_mb: 64, handles: 23, connections: 6, held: 3 }
  assert.deepEqual(leftOf(before, after), ['heap_mb', 'handles', 'connections', 'held'])
  assert.include(leftOf({}, {}), 'heap_mb')
})
