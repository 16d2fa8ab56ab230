import { test } from '@japa/runner'
import type { GeneratedImageData } from '#app/pictures/transformers/generated_image_data'
import {
  appendPage,
  firstPage,
  forgetDistant,
  hasGap,
  missingBlocks,
  MOST_KNOWN,
  replaceStretch,
  withoutResults,
  withResults,
} from '../../components/results/result_pages.js'

/** Results with ids from one down to another, as far as the list needs them. */
const images = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ({ id: from - n })) as GeneratedImageData[]

const answer = (from: number, to: number, isLast = false) => ({
  images: images(from, to),
  next_cursor: isLast ? null : to,
})

const ids = (from: number, to: number) => images(from, to).map(({ id }) => id)

test.group('A long list of results', () => {
  test('new ones come first, and nothing that was loaded goes', ({ assert }) => {
    const loaded = appendPage(firstPage(answer(48, 25)), answer(24, 1, true))
    const later = replaceStretch(loaded, null, answer(50, 27))
    assert.deepEqual(later.ids, ids(50, 1))
    assert.isNull(later.nextCursor)
    const short = replaceStretch(firstPage(answer(48, 25)), null, answer(50, 27))
    assert.deepEqual(short.ids, ids(50, 25))
    assert.equal(short.nextCursor, 25)
  })

  test('what another tab has deleted goes, and what follows moves up', ({ assert }) => {
    const later = replaceStretch(firstPage(answer(48, 25)), null, answer(48, 24))
    assert.equal(later.nextCursor, 24)
    const all = replaceStretch(firstPage(answer(48, 25)), null, answer(40, 38, true))
    assert.deepEqual(all.ids, ids(40, 38))
    assert.isNull(all.nextCursor)
  })

  test('more new ones than a page holds leave a gap that is known of', ({ assert }) => {
    const pages = firstPage(answer(48, 25))
    assert.isTrue(hasGap(pages, answer(100, 77)))
    assert.isFalse(hasGap(pages, answer(60, 40)))
    assert.isFalse(hasGap(pages, answer(100, 40)))
  })

  test('a deleted one stays away until it is put back where it was', ({ assert }) => {
    const pages = withoutResults(firstPage(answer(48, 25)), new Set([40]))
    assert.notInclude(pages.ids, 40)
    const late = replaceStretch(pages, null, answer(48, 25))
    assert.notInclude(late.ids, 40)
    const back = withResults(late, [40], images(40, 40))
    assert.deepEqual(back.ids, ids(48, 25))
    assert.deepEqual(replaceStretch(back, null, answer(48, 25)).ids, ids(48, 25))
  })

  test('deleted ones that were forgotten are put back too, and fetched again', ({ assert }) => {
    const loaded = appendPage(firstPage(answer(72, 49)), answer(48, 25))
    const distant = { ...loaded, known: firstPage(answer(48, 25)).known }
    const deleted = withoutResults(distant, new Set([60, 40]))
    const back = withResults(deleted, [60, 40], images(40, 40))
    assert.deepEqual(back.ids, ids(72, 25))
    assert.deepEqual(missingBlocks(back, 0, 48), [0])
    const fetched = replaceStretch(back, null, answer(72, 49))
    assert.deepEqual(fetched.ids, ids(72, 25))
    assert.deepEqual(missingBlocks(fetched, 0, 48), [])
  })

  test('a hundred thousand results are ids, and a few hundred results', ({ assert }) => {
    let pages = firstPage(answer(100_000, 99_977))
    for (let cursor = 99_976; cursor > 96_000; cursor -= 24) {
      pages = appendPage(pages, answer(cursor, cursor - 23))
      pages = forgetDistant(pages, pages.ids.length - 12, pages.ids.length)
      assert.isAtMost(pages.known.size, MOST_KNOWN + 24)
    }
    assert.deepEqual(missingBlocks(pages, 0, 12), [0])
    assert.deepEqual(missingBlocks(pages, pages.ids.length - 12, pages.ids.length), [])
    const back = replaceStretch(pages, null, answer(100_000, 99_977))
    assert.lengthOf(back.ids, pages.ids.length)
    assert.deepEqual(missingBlocks(back, 0, 12), [])
  })
})
