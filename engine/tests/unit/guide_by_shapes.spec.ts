import { test } from '@japa/runner'
import { alikeness } from '../../cutout/alikeness.js'
import { alignShape } from '../../cutout/align_shape.js'
import { guideByShapes } from '../../cutout/guide_by_shapes.js'
import { overlapOf } from '../../cutout/overlap.js'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'
import { readPicture } from '../../image/read_picture.js'
import { cutOutTogether } from '../../train/cut_out_together.js'
import { guideFor } from '../../train/guide_for.js'
import { jobContext, readSample, readSampleMask } from '../photos.js'

const SIZE = 120
const PICTURE = createPlane(SIZE, SIZE)

/** A bottle with a handle on its right: its middle, and its height in pixels. */
function jug(x: number, y: number, height: number, side = 1): Plane {
  return mapPlane(PICTURE, (i) => {
    const across = (side * ((i % SIZE) + 0.5 - x)) / height
    const down = (Math.floor(i / SIZE) + 0.5 - y) / height
    const body = Math.abs(across) < (down < -0.2 ? 0.12 : 0.28) && Math.abs(down) < 0.5
    const handle = across >= 0.28 && across < 0.42 && Math.abs(down - 0.1) < 0.2
    return body || handle ? 1 : 0
  })
}

const costOf = (mask: Plane) => mapPlane(mask, (i) => (mask.data[i]! > 0 ? -1 : 1))
const edgeOf = (mask: Plane) =>
  mapPlane(mask, (i) =>
    mask.data[i]! > 0 && [1, -1, SIZE, -SIZE].some((by) => !mask.data[i + by]) ? 1 : 0
  )

test.group('Shapes of other photos', () => {
  test('a shape is found where it is, smaller and mirrored', ({ assert }) => {
    const there = jug(70, 52, 50, -1)
    const found = alignShape(jug(55, 60, 80), costOf(there), edgeOf(there))!
    const { placement, score } = found
    assert.isTrue(placement.mirrored)
    assert.approximately(placement.size, 50 / 80, 0.04)
    assert.isAbove(score, 0.9)
    assert.isNull(alignShape(PICTURE, costOf(there), edgeOf(there)))
  })

  test('shapes are alike whatever their size, place and side', ({ assert }) => {
    const one = jug(50, 60, 80)
    assert.isAbove(alikeness(one, jug(70, 52, 50, -1)), 0.93)
    const square = mapPlane(PICTURE, (i) => (i % SIZE < 30 && i < 30 * SIZE ? 1 : 0))
    assert.isBelow(alikeness(one, square), 0.75)
    assert.equal(alikeness(one, PICTURE), 0)
  })

  test('what the picture does not tell is taken from the shape', ({ assert }) => {
    const truth = jug(60, 60, 80)
    // A corner cannot be told from the background: nothing there says product, and it has no edge.
    const isHidden = (i: number) => i % SIZE < 56 && Math.floor(i / SIZE) > 65
    const seen = mapPlane(truth, (i) => (isHidden(i) ? 0 : truth.data[i]!))
    const [known, edge] = [costOf(truth), edgeOf(truth)]
    const cost = mapPlane(truth, (i) => (isHidden(i) ? 0.3 : known.data[i]!))
    const steepness = mapPlane(truth, (i) => (isHidden(i) ? 0 : 20 * edge.data[i]!))
    const planes = { cost, outline: mapPlane(truth, () => 0.3), color: PICTURE, steepness }
    const other = { shapes: [jug(50, 55, 60)], lead: -1 }
    assert.isBelow(overlapOf(seen, truth), 0.85)
    assert.isAbove(overlapOf(guideByShapes(seen, other, planes)!, truth), 0.93)
    assert.isNull(guideByShapes(truth, { ...other, lead: 1 }, planes))
    assert.isNull(guideByShapes(truth, { shapes: [], lead: -1 }, planes))
  })

  test('they are asked only for doubtful cut-outs of products that look alike from several sides', ({
    assert,
  }) => {
    const doubtful = { shape: jug(60, 60, 40), confidence: 0.3 }
    const jugs = [jug(60, 60, 80), jug(50, 50, 60, -1)].map((shape) => ({ shape, confidence: 0.9 }))
    assert.lengthOf(guideFor(doubtful, jugs)!.shapes, 2)
    assert.isNull(guideFor({ ...doubtful, confidence: 0.8 }, jugs))
    const bar = mapPlane(PICTURE, (i) => (i < 10 * SIZE ? 1 : 0))
    assert.isNull(guideFor(doubtful, [jugs[0]!, { shape: bar, confidence: 0.9 }]))
    assert.isNull(guideFor(doubtful, jugs.slice(1)))
    const own = jugs[0]!
    assert.isNull(guideFor({ ...own, confidence: 0.3 }, jugs), 'itself does not count')
  })

  test('a lamp before grained wood is cut out as its other photos show it', async ({ assert }) => {
    const names = ['lamp/three-quarter-left', 'lamp/close', 'lamp/three-quarter-right']
    const photos = names.map((name) => ({
      mask: null,
      read: async () => readPicture(await readSample(name), 1024),
    }))
    const overlaps: number[] = []
    await cutOutTogether(photos, null, jobContext('.'), async (index, _picture, { alpha }) => {
      const truth = Float32Array.from(await readSampleMask(names[index]!))
      overlaps.push(overlapOf(alpha, { ...alpha, data: truth }))
    })
    assert.isAbove(overlaps[0]!, 0.98)
    assert.isAbove(overlaps[1]!, 0.98)
    assert.isAbove(overlaps[2]!, 0.9, 'alone it is .87')
  }).tags(['@long'])
})
