import { test } from '@japa/runner'
import sharp from 'sharp'
import { createPlane, mapPlane, type Plane } from '../../image/raster.js'
import { readPicture } from '../../image/read_picture.js'
import { countWordsIn, wordsOf } from '../../vision/called.js'
import { settleChoice } from '../../vision/settle_choice.js'
import { see } from '../../vision/sight.js'
import { readSample } from '../photos.js'
import { seeingContext } from '../seeing.js'

const PERFUME = {
  name: 'Aurelle 50 ml',
  description: 'A tall bottle.\nText/Graphics: "AURELLE EAU DE PARFUM"',
}

/** A mask of the left or right half, or of all. */
function half(side: 'left' | 'right' | 'both', { width, height } = { width: 64, height: 64 }) {
  return mapPlane(createPlane(width, height), (i) => {
    const isLeft = i % width < width / 2
    return side === 'both' || isLeft === (side === 'left') ? 1 : 0
  })
}

test.group('What a product is called', () => {
  test('is looked for on it by the longer words of its name and its label, each once', ({
    assert,
  }) => {
    assert.sameMembers(wordsOf(PERFUME), ['AURELLE', 'PARFUM'])
    const unquoted = { name: 'It', description: 'Text/Graphics: Aurelle, eau de parfum' }
    assert.sameMembers(wordsOf(unquoted), ['Aurelle', 'parfum'])
    assert.deepEqual(wordsOf({ name: 'Red bag', description: 'A red bag of leather.' }), [])
    assert.deepEqual(wordsOf({ name: '', description: 'Text/Graphics: None' }), [])
  })

  test('is read in a photo of two things on the one that carries it', async ({
    assert,
    cleanup,
  }) => {
    const { context, close } = seeingContext()
    cleanup(close)
    const things = [await readSample('perfume/front'), await readSample('handbag/front')]
    const paper = { width: 2048, height: 1024, channels: 3 as const, background: '#fff' }
    const photo = await sharp({ create: paper })
      .composite(things.map((input, place) => ({ input, left: 1024 * place, top: 0 })))
      .png()
      .toBuffer()
    const picture = await readPicture(photo, 1536)
    const sight = await see(picture, context)
    const count = (words: readonly string[]) => countWordsIn(picture.raster, sight, words, context)
    const [left, right, both] = (['left', 'right', 'both'] as const).map((side) =>
      half(side, sight.salient)
    ) as [Plane, Plane, Plane]
    const countWords = await count(wordsOf(PERFUME))
    assert.isAbove(countWords(left), 0)
    assert.equal(countWords(right), 0)
    assert.equal(countWords(both), countWords(left))
    assert.equal((await count(['Rosso']))(both), 0, 'what is not written there')
    assert.equal((await count([]))(both), 0)
  })
})

test.group('Of several things in a photo', () => {
  const [left, right, both] = [half('left'), half('right'), half('both')]

  function settle(gains: Map<Plane, number>, words = new Map<Plane, number>()) {
    const gainOf = (mask: Plane) => gains.get(mask) ?? 0
    const read = async () => (mask: Plane) => words.get(mask) ?? 0
    return settleChoice([...gains.keys()], both, gainOf, 0.2, read)
  }

  const leftFirst = new Map([
    [left, 0.5],
    [right, 0.45],
  ])

  test('the likeliest is the product, and how likely another is is told', async ({ assert }) => {
    const hardly = new Map([
      [left, 0.21],
      [right, 0.19],
    ])
    assert.isAbove((await settle(hardly))!.rival, 0.9, 'also of what would not be enough by itself')
    assert.deepEqual(await settle(leftFirst), { mask: left, gain: 0.5, rival: 0.9 })
    assert.deepEqual(await settle(new Map([[left, 0.5]])), { mask: left, gain: 0.5, rival: 0 })
    assert.isNull(await settle(new Map([[left, 0.1]])), 'no better than what stands out')
  })

  test('the one is the product that carries its name, though another is likelier', async ({
    assert,
  }) => {
    const named = new Map([
      [right, 1],
      [both, 2],
    ])
    assert.deepEqual(await settle(leftFirst, named), { mask: right, gain: 0.45, rival: 0 })
    const repeated = new Map([...named, [left, 1]])
    assert.equal((await settle(leftFirst, repeated))!.mask, left, 'both carry it')
  })

  test('the likeliest is taken, and somebody asked, where its name stands on none that recurs', async ({
    assert,
  }) => {
    const kept = await settle(new Map([[left, 0.9]]), new Map([[both, 1]]))
    assert.deepEqual(kept, { mask: left, gain: 0.9, rival: 1 })
  })
})
