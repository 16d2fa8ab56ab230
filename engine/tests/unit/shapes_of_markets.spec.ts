import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { parseInstruction } from '../../edit/parse_instruction.js'
import { isRatio } from '#app/exports/preflight/frame'
import { wantedShape } from '#app/exports/preflight/wanted_shape'
import { TARGETS } from '#app/exports/rules/markets'

const SIZES = [
  { width: 3000, height: 1000 },
  { width: 900, height: 1600 },
]

test('the AI editor understands every shape that a place of a market asks for', ({ assert }) => {
  let asked = 0
  for (const { slot } of TARGETS) {
    for (const size of SIZES) {
      const shape = wantedShape(size, slot.must)
      if (shape === null) continue
      asked++
      const step = firstOf(parseInstruction(`crop to ${shape}`).steps)
      if (step.op !== 'crop') throw new Error(`${shape} is read as ${step.op}`)
      const { ratio } = step
      assert.isTrue(isRatio({ width: ratio, height: 1 }, slot.must.ratio!), shape)
    }
  }
  assert.isAbove(asked, 4)
})
