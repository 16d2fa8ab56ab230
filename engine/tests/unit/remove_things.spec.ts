import { test } from '@japa/runner'
import { failureMessage } from '#app/engines/failures/failure_message'
import { JobError } from '../../contract/job_error.js'
import type { Editable, OperationContext } from '../../edit/editable.js'
import { remove } from '../../edit/operations/remove.js'
import { createRandom } from '../../image/random.js'
import { createPlane, mapPlane, type Box, type Plane, type Raster } from '../../image/raster.js'
import { jobContext } from '../photos.js'

const SIDE = 160
const PRODUCT: Box = { left: 60, top: 50, right: 95, bottom: 110 }
const THING: Box = { left: 95, top: 70, right: 120, bottom: 105 }

test.group('Taking things away', () => {
  test('a thing beside the product goes, and no pixel of the product changes', async ({
    assert,
  }) => {
    const picture = photo()
    const area = box({ ...THING, left: 85 })
    const { raster, product } = await taken(picture, area)
    assert.equal(countOf(raster, isBlue), 0)
    assert.equal(product, picture.product)
    const changed = mapPlane(raster, (i) =>
      [0, 1, 2].some((c) => raster.data[i * 3 + c] !== picture.raster.data[i * 3 + c]) ? 1 : 0
    )
    assert.isFalse(changed.data.some((value, i) => value > 0 && picture.product!.data[i]! > 0))
    assert.isFalse(changed.data.some((value, i) => value > 0 && i % SIDE < 80))
  })

  test('its shadow goes with it', async ({ assert }) => {
    const shadowed = photo({ shadow: true })
    const at = (raster: Raster) => meanOf(raster, { left: 124, top: 98, right: 138, bottom: 106 })
    assert.isBelow(at(shadowed.raster), 130)
    const { raster } = await taken(shadowed, box(THING))
    assert.isAbove(at(raster), 152)
  })

  test('the product goes only when it was marked itself', async ({ assert }) => {
    const { raster, product } = await taken(photo(), box(PRODUCT))
    assert.equal(countOf(raster, isRed), 0)
    assert.isNull(product)
  })

  test('a speck on the product is filled from the product', async ({ assert }) => {
    const picture = photo()
    const speck = { left: 74, top: 75, right: 77, bottom: 78 }
    picture.raster.data.set([20, 250, 30], (76 * SIDE + 75) * 3)
    const { raster, product } = await taken(picture, box(speck))
    assert.isTrue(isRed(raster, 76 * SIDE + 75))
    assert.equal(product, picture.product)
  })

  test('what stands in nothing leaves nothing', async ({ assert }) => {
    const picture = photo()
    const [product, thing] = [box(PRODUCT), box(THING)]
    const alpha = mapPlane(picture.raster, (i) => Math.max(product.data[i]!, thing.data[i]!))
    const left = await taken({ ...picture, alpha }, box(THING))
    assert.deepEqual(left.alpha!.data, product.data)
  })

  test('it is refused, with a sentence, where nothing is marked, found or left', async ({
    assert,
  }) => {
    const cases: [area: Plane | null, place: { x: 'left'; y: null } | null, said: RegExp][] = [
      [null, null, /^Nothing is marked/],
      [null, { x: 'left', y: null }, /^What is to be removed was not clearly found there/],
      [createPlane(SIDE, SIDE, 1), null, /^Too little of the picture is left/],
    ]
    for (const [area, place, said] of cases) {
      const step = { op: 'remove' as const, place, all: false }
      const error = await remove(photo(), step, context(area)).catch((reason: unknown) => reason)
      assert.instanceOf(error, JobError)
      assert.match(failureMessage((error as JobError).failure), said)
    }
  })
})

function taken(picture: Editable, area: Plane): Promise<Editable> {
  return remove(picture, { op: 'remove', place: null, all: false }, context(area))
}

function context(area: Plane | null): OperationContext {
  return { ...jobContext('.'), seed: 1, factor: 1, variant: 0, area }
}

/** A red product on grainy paper with a blue thing beside it. */
function photo({ shadow = false } = {}): Editable {
  const random = createRandom(7)
  const [product, thing] = [box(PRODUCT), box(THING)]
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)]
    const away = Math.hypot((x - 122) / 22, (y - 102) / 9)
    const dark = shadow ? 60 * Math.exp(-away * away) : 0
    const grey = 165 - dark + 6 * (random() - 0.5)
    const color = product.data[i]! > 0 ? [200, 20, 30] : thing.data[i]! > 0 ? [20, 30, 200] : null
    data.set(color ?? [grey, grey, grey], i * 3)
  }
  const raster = { width: SIDE, height: SIDE, channels: 3 as const, data }
  return { raster, alpha: null, product, scene: null }
}

function box({ left, top, right, bottom }: Box): Plane {
  const plane = createPlane(SIDE, SIDE)
  for (let y = top; y < bottom; y++) plane.data.fill(1, y * SIDE + left, y * SIDE + right)
  return plane
}

function isRed({ data }: Raster, i: number): boolean {
  return data[i * 3]! > 150 && data[i * 3 + 1]! < 90
}

function isBlue({ data }: Raster, i: number): boolean {
  return data[i * 3 + 2]! > data[i * 3]! + 30
}

function countOf(raster: Raster, is: (raster: Raster, i: number) => boolean): number {
  let count = 0
  for (let i = 0; i < SIDE * SIDE; i++) if (is(raster, i)) count++
  return count
}

function meanOf({ data }: Raster, { left, top, right, bottom }: Box): number {
  let sum = 0
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) sum += data[(y * SIDE + x) * 3 + 1]!
  }
  return sum / ((right - left) * (bottom - top))
}
