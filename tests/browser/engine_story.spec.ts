import { test } from '@japa/runner'
import sharp from 'sharp'
import type { EngineWindow } from '#tests/support/engines/engine_window'
import { ENGINES, isMissing, openWindow } from '#tests/support/engines/engines'
import * as story from '#tests/support/engines/story'
import { holdResults } from '#tests/support/held_results'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'

for (const engine of ENGINES) {
  if (isMissing(engine)) {
    test(`A merchant in ${engine}`)
      .skip(true, `${engine} is not installed and could not be`)
      .tags(['@long'])
    continue
  }
  test.group(`A merchant in ${engine}`, (group) => {
    group.tap((each) => each.tags(['@long']))
    let instance: Instance
    let window: EngineWindow
    let product: string

    group.setup(async () => {
      instance = await sharedInstance()
      window = await openWindow(engine, instance.url)
      return async () => {
        await window.driver.close()
      }
    })

    test('registers and opens the link of the mail', async () => {
      await story.register(window, instance)
    })

    test('pays; Back shows no offer and no credits of before', async () => {
      await story.subscribe(window)
      await story.goBackToOffers(window)
      await story.topUp(window)
    })

    test('chooses photos, which a reload leaves there, and has a product made of them', async () => {
      await story.choosePhotos(window)
      product = await story.makeProduct(window)
    })

    test('has a picture made, looks at it and downloads it', async () => {
      await story.makePicture(window, product, 'blue-mug')
    })

    test('is not told of a lost connection on going back to an order that runs', async ({
      assert,
    }) => {
      await using work = await holdResults(instance)
      await story.leaveOrder(window, product)
      await window.place({ role: 'button', name: 'Generate' })
      assert.isFalse(await window.has('[data-sonner-toast]'))
      await window.losesSight('No connection')
      await work.release()
    })

    test('has a background made, corrects a cut-out with the brush, edits a picture, makes a film', async () => {
      await story.makeBackground(window, product)
      await window.go(`/products/${product}`)
      await story.correctCutOut(window)
      await story.editPicture(window)
      await story.makeFilm(window, product)
    })

    test('sees squares behind cut-outs', async ({ assert }) => {
      await window.go(`/products/${product}`)
      const { x, y, width, height } = await window.place({ css: '.checkerboard' })
      const picture = sharp(await window.driver.picture()).greyscale()
      const corner = { left: Math.ceil(x - width / 2), top: Math.ceil(y - height / 2) }
      const at = await picture
        .extract({ ...corner, width: 16, height: 16 })
        .raw()
        .toBuffer()
      assert.lengthOf(new Set([at[3 * 16 + 3], at[3 * 16 + 5], at[5 * 16 + 3], at[5 * 16 + 5]]), 1)
    })

    test('turns on two-factor authentication and logs out; Back shows nothing of theirs', async ({
      assert,
    }) => {
      await story.turnOnTwoFactor(window)
      // The page before the one that is left.
      await window.go('/dashboard')
      await window.go('/products')
      await window.sees('Blue mug')
      await story.logOut(window)
      await window.back()
      await window.sees('Welcome back')
      assert.isFalse(await window.shows('Ada'))
      // What was still being fetched when a page was left is no defect of it.
      const errors = window.driver.errors.filter((it) => !/loading dynamically imported/.test(it))
      assert.deepEqual(errors, [])
    })
  })
}
