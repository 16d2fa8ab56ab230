import { test } from '@japa/runner'
import { MOST_KB, weighPublicPages, weighSignedInPages } from '#tests/support/page_weight'

test.group('The JavaScript of pages', () => {
  test('is light enough for slow lines', async ({ assert }) => {
    assert.isAtMost((await weighPublicPages()).kilobytes, MOST_KB.public)
    const pages = await weighSignedInPages()
    assert.isAbove(pages.length, 30)
    assert.deepEqual(
      pages.filter(({ kilobytes }) => kilobytes > MOST_KB.signedIn),
      []
    )
  })
})
