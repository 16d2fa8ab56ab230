import { test } from '@japa/runner'
import { localCapabilities } from '../../capabilities.js'

test('people are told that enlarging takes longer where a network does it', ({ assert }) => {
  const plain = localCapabilities([]).upscale!
  const seen = localCapabilities(['enlargement']).upscale!
  assert.isAbove(seen.expectedSeconds, plain.expectedSeconds)
})
