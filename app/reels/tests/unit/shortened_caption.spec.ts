import { test } from '@japa/runner'
import { shorten } from '#engine/reel/plan/set_text'

const FAMILY = '👨‍👩‍👧'

test('a caption that is too long is cut between characters', ({ assert }) => {
  const cut = shorten(`Tee ${FAMILY}${FAMILY}${FAMILY}`, 6)
  assert.equal(cut, `Tee ${FAMILY}…`)
})
