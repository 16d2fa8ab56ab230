import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import type { Screen } from './screen.js'
import { screensInstance } from './screens_instance.js'
import { overflow, SIZES, type Size, Windows } from './visit_screens.js'

/**
 * Tests every state of some features' pages: that it can be reached, is accessible and fits its window, and that no page is left out.
 *
 * Each is opened once, every other one in a small window, and looked at again when the window is as small as a zoom of 400 % makes it. At the other
 * width it is looked at by a test that is tagged `@long`.
 *
 * @param features whose pages all have to be among the screens
 */
export function testScreens(title: string, features: string[], screens: Screen[]): void {
  test.group(title, (group) => {
    let windows: Windows
    const components = new Set<string | undefined>()

    group.each.setup(async ({ context: { browser } }) => {
      windows ??= new Windows(browser, await screensInstance())
    })
    group.teardown(() => windows?.close())

    for (const [turn, screen] of screens.entries()) {
      const sizes = turn % 2 === 0 ? SIZES : SIZES.toReversed()
      const [first, other] = screen.isNarrow ? [SIZES[0], null] : sizes

      test(`${screen.name}, ${first.width} wide and zoomed in`, async ({ assert }) => {
        const faults: string[] = []
        await windows.visit(screen, first, async (page, refusals) => {
          components.add(await page.evaluate(() => history.state?.page?.component))
          faults.push(...refusals, ...(await faultsOf(page, first)))
          await windows.resize(screen, ZOOMED)
          faults.push(...(await reflowFaults(page)))
        })
        assert.deepEqual(faults, [])
      })

      if (!other) continue
      test(`${screen.name}, ${other.width} wide`, async ({ assert }) => {
        const faults: string[] = []
        await windows.visit(screen, other, async (page) => {
          faults.push(...(await faultsOf(page, other)))
        })
        assert.deepEqual(faults, [])
      }).tags(['@long'])
    }

    test(`no page of ${features.join(', ')} is left out`, async ({ assert }) => {
      const files = await Array.fromAsync(glob(`app/{${features.join(',')},}/pages/**/*.tsx`))
      const pages = files.map((file) => file.replace(/^app\/(\w+)\/pages\/(.*)\.tsx$/, '$1/$2'))
      assert.isNotEmpty(pages)
      assert.deepEqual(
        pages.filter((page) => !components.has(page)),
        []
      )
    })
  })
}

async function faultsOf(page: Page, { width }: Size): Promise<string[]> {
  const pixels = await overflow(page, width)
  return [
    ...(await accessibilityFaults(page)),
    ...(pixels > 0 ? [`scrolls sideways by ${pixels} pixels`] : []),
  ]
}
