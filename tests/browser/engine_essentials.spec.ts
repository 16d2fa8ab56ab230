import { test } from '@japa/runner'
import { ENGINES, inWindow, isMissing } from '#tests/support/engines/engines'
import * as story from '#tests/support/engines/story'
import { sharedInstance } from '#tests/support/shared_instance'

/** A sample product, of which everybody may order pictures. */
const SAMPLE = 5

for (const engine of ENGINES) {
  const title = `What merchants lose something by is right in ${engine}: paying, an order, Back, logging out`
  if (isMissing(engine)) {
    test(title).skip(true, `${engine} is not installed`)
    continue
  }

  // All that a merchant does is in `engine_story.spec.ts`, which takes several times as long.
  test(title, async ({ assert }) => {
    const instance = await sharedInstance()
    await inWindow(engine, instance.url, async (window) => {
      await story.signIn(window, await story.merchantWithPhoto(instance))
      await story.subscribe(window)
      await story.goBackToOffers(window, ['/products'])
      await story.makePicture(window, SAMPLE, 'stoneware-mug')
      await window.press('My Products', 'link')
      await window.sees('Blue mug')
      await story.logOut(window)
      await window.back()
      await window.sees('Welcome back')
      assert.isFalse(await window.shows('Blue mug'))
      assert.deepEqual(window.driver.errors, [])
    })
  })
}
