import { test } from '@japa/runner'
import { rateResult } from '../../rate_result.js'
import { bodyOf, defaultReel, moved, withoutGone } from '../../reel_draft.js'
import type { BrandData, ReelSourceData } from '../../transformers/reel_data.js'

const BRAND: BrandData = {
  ground: '#ffffff',
  ink: '#000000',
  accent: '#123456',
  font: 'serif',
  call_to_action: null,
  address: 'shop.example',
  logo: null,
}

const source = (from: ReelSourceData['from'], id: string, rating = 0) =>
  ({ id, from, rating, kind: from === 'film' ? 'film' : 'picture' }) as ReelSourceData

const reelOf = (sources: ReelSourceData[], brand = BRAND) =>
  defaultReel({ name: 'Mug' }, sources, brand, 'Shop now')

test.group('A reel with no choice made', () => {
  test('begins with the results that show the product best, and has a photo of it', ({
    assert,
  }) => {
    const results = [0.2, 0.9, 0.5, 0.7, 0.1, 0.3].map((rating) =>
      source('result', `r${rating}`, rating)
    )
    const draft = reelOf([...results, source('photo', 'p1'), source('photo', 'p2')])
    const ids = draft.items.map(({ id }) => id)
    assert.deepEqual(ids, ['r0.9', 'r0.7', 'r0.5', 'r0.3', 'r0.2', 'p1'])
    assert.deepInclude(draft, { template: 'bold', seconds: 14, name: 'Mug', font: 'serif' })
  })

  test('shows what became of a photo where there are one or two results', ({ assert }) => {
    const draft = reelOf([source('result', 'r'), source('photo', 'p1'), source('photo', 'p2')])
    assert.equal(draft.template, 'before_after')
    assert.deepEqual(
      draft.items.map(({ id }) => id),
      ['p1', 'r', 'p2']
    )
  })

  test('of one photo alone shows that in three ways', ({ assert }) => {
    const { items, template } = reelOf([source('photo', 'p')])
    assert.equal(template, 'calm')
    assert.lengthOf(items, 3)
    assert.isTrue(items.some(({ isCutOut }) => isCutOut))
    assert.lengthOf(new Set(items.map(({ key }) => key)), 3)
  })

  test('calls to action until its merchant has said what, or that nothing is to be said', ({
    assert,
  }) => {
    assert.equal(reelOf([source('photo', 'p')]).callToAction, 'Shop now')
    const quiet = { ...BRAND, call_to_action: '' }
    assert.equal(reelOf([source('photo', 'p')], quiet).callToAction, '')
  })
})

test.group('A draft of a reel', () => {
  test('keeps all its pictures when one is moved, also beyond the ends', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 0), ['c', 'a', 'b'])
    assert.deepEqual(moved(['a', 'b', 'c'], 1, 9), ['a', 'c', 'b'])
  })

  test('that was kept loses pictures that were deleted meanwhile, and no words', ({ assert }) => {
    const draft = reelOf([source('photo', 'a'), source('photo', 'b'), source('photo', 'c')])
    const left = withoutGone({ ...draft, price: '$9' }, new Set(['b']))
    assert.deepEqual(
      left.items.map(({ id }) => id),
      ['a', 'c']
    )
    assert.equal(left.price, '$9')
  })

  test('is ordered with its own sound only where that is chosen', ({ assert }) => {
    const draft = { ...reelOf([source('photo', 'p')]), soundId: 'x', soundFrom: 3 }
    assert.notProperty(bodyOf(draft), 'sound_id')
    const own = bodyOf({ ...draft, sound: 'own' })
    assert.deepInclude(own, { sound: 'own', sound_id: 'x', sound_from: 3 })
  })
})

test('results are rated by stars first, then by colour, form and label', ({ assert }) => {
  const facts = { isFavorite: false, deltaE: 1, ssim: 0.98, label: { words: 4, read: 4 } }
  const rated = [
    { ...facts, isFavorite: true, deltaE: 9, ssim: 0.2 },
    facts,
    { ...facts, deltaE: 8 },
    { ...facts, deltaE: null, ssim: null, label: null },
    { ...facts, deltaE: 8, label: { words: 4, read: 0 } },
  ].map(rateResult)
  assert.deepEqual(
    rated,
    rated.toSorted((a, b) => b - a)
  )
})
