import { test } from '@japa/runner'
import { createPlane, mapPlane } from '../../image/raster.js'
import { LOOK_BELOW } from '../../cutout/confidence.js'
import { certainEvidence } from '../../cutout/evidence.js'
import { adviceForSeen, rateSeen, type SeenEvidence } from '../../vision/confidence.js'
import type { Choice } from '../../vision/choose.js'
import { gatherEvidence } from '../../vision/seen_evidence.js'
import { CELLS, FEATURES, GRID } from '../../vision/select.js'
import type { Sight } from '../../vision/sight.js'

const SURE: SeenEvidence = {
  unsure: 0.03,
  agreement: 0.96,
  frame: 0,
  strange: 0,
  strangeAt: null,
  sameColors: 0.2,
  scattered: 0,
}

/** A choice beside which nothing else is likely. */
const ALONE = { rival: 0 }

test.group('How sure a cut-out by networks is', () => {
  test('one that others confirm is sure, and doubted {title}')
    .with([
      {
        title: 'where a part looks like what is around the product elsewhere',
        seen: { strange: 0.4 },
      },
      { title: 'white on white without an outline', seen: { unsure: 0.25, sameColors: 0.5 } },
      { title: 'as a heap of things', seen: { scattered: 0.95 } },
      { title: 'where it comes in from the edge', seen: { frame: 0.4 } },
      { title: 'where its box selects something else', seen: { agreement: 0.3 } },
    ])
    .run(({ assert }, { seen }) => {
      assert.isAbove(rateSeen(SURE, ALONE), LOOK_BELOW)
      assert.isBelow(rateSeen({ ...SURE, ...seen }, ALONE), LOOK_BELOW)
    })

  test('where two things are as likely somebody is asked, however sure the outline is', ({
    assert,
  }) => {
    assert.isBelow(rateSeen(SURE, { rival: 0.9 }), LOOK_BELOW)
    assert.isAbove(rateSeen(SURE, { rival: 0.6 }), LOOK_BELOW)
  })

  test('same colours with a sharp outline are not doubted, nor is a haze round a thing of others', ({
    assert,
  }) => {
    assert.isAbove(rateSeen({ ...SURE, sameColors: 0.6 }, ALONE), LOOK_BELOW)
    assert.isAbove(rateSeen({ ...SURE, unsure: 1.5, sameColors: 0.05 }, ALONE), LOOK_BELOW)
  })

  test('what recurs in other photos tells of the part that does not, and a photo alone tells nothing', async ({
    assert,
  }) => {
    const side = 128
    const left = (i: number) => i % side < side / 2
    const square = (i: number) => Math.abs((i % side) - 64) < 32 && Math.abs(i / side - 64) < 32
    const size = { width: side, height: side }
    const alpha = mapPlane(size, (i) => (square(i) ? 1 : 0))
    const picture = { ...size, channels: 3 as const, data: new Uint8Array(side * side * 3) }
    const empty = createPlane(GRID, GRID)
    const sight: Sight = {
      salient: empty,
      fine: { side: 1, data: new Uint8Array(1) },
      embedding: {
        data: new Float32Array(FEATURES * CELLS * CELLS),
        width: GRID,
        height: GRID,
      },
      colors: { width: CELLS, height: CELLS, lab: new Float32Array(CELLS * CELLS * 3) },
    }
    const context = {
      infer: async () => ({ low_res_masks: { data: new Float32Array(GRID * GRID), dims: [] } }),
    }
    const seenBy = async (odds: Choice['odds']) => {
      const choice: Choice = { mask: empty, how: 'salient', gain: 0, rival: 0, odds }
      const outline = { alpha, unsure: 0 }
      return (await gatherEvidence(picture, outline, sight, choice, context as never)).seen
    }
    const seen = await seenBy(mapPlane(size, (i) => (left(i) ? 2 : -2)))
    const { strange, scattered } = seen
    assert.closeTo(strange, 0.5, 0.05)
    assert.deepEqual(adviceForSeen(seen, certainEvidence(alpha)), {
      code: 'check_seen_strange',
      where: 'middle',
    })
    const below = { ...seen, strangeAt: { x: 0.1, y: 0.9 } }
    assert.deepInclude(adviceForSeen(below, certainEvidence(alpha)), { where: 'lower_left' })
    assert.equal(scattered, 0)
    assert.equal((await seenBy(null)).strange, 0)
  })
})
