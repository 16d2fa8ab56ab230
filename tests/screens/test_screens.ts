import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { accessibilityFaults } from '#tests/support/axe'
import { reflowFaults, ZOOMED } from '#tests/support/reflow'
import type { Area } from './screens.js'
import { screensInstance } from './screens_instance.js'
import { overflow, SIZES, type Size, Windows } from './visit_screens.js'

/**
 * Tests every state of some pages: that it can be reached, is accessible and fits its window, and that no page is left out.
 *
 * Each is opened once, every other one in a small window. Variants, all at the other width, and all when the window is as small as a zoom of 400 %
 * makes it, are looked at by tests that are tagged `@long`. Where a dialog is open, it alone is looked at: another state has the page without.
 */
export function testScreens(title: string, { pages, screens }: Area): void {
  test.group(title, (group) => {
    let windows: Windows
    // With newcomers of their own: who has paid, or set up a second factor, cannot do so once more.
    let otherWindows: Windows
    const components = new Set<string | undefined>()

    group.each.setup(async ({ context: { browser } }) => {
      const instance = await screensInstance()
      windows ??= new Windows(browser, instance)
      otherWindows ??= new Windows(browser, instance)
    })
    group.teardown(async () => {
      await windows?.close()
      await otherWindows?.close()
    })

    let turn = 0
    for (const screen of screens) {
      const sizes = turn % 2 === 0 ? SIZES : ([SIZES[1], SIZES[0]] as const)
      const [first, other] = screen.isNarrow ? ([SIZES[0], null] as const) : sizes
      if (!screen.isVariant) turn++

      const once = test(`${screen.name}, ${first.width} wide`, async ({ assert }) => {
        const faults: string[] = []
        await windows.visit(screen, first, async (page, refusals) => {
          if (!(await isDialogOpen(page))) components.add(await componentOf(page))
          faults.push(...refusals, ...(await faultsOf(page, first)))
        })
        assert.deepEqual(faults, [])
      })
      if (screen.isVariant) once.tags(['@long'])

      const last = other ?? first
      const more = other ? `${other.width} wide and zoomed in` : 'zoomed in'
      test(`${screen.name}, ${more}`, async ({ assert }) => {
        const faults: string[] = []
        await otherWindows.visit(screen, last, async (page) => {
          if (other) faults.push(...(await faultsOf(page, other)))
          await otherWindows.resize(screen, ZOOMED)
          faults.push(...(await reflowFaults(page)))
        })
        assert.deepEqual(faults, [])
      }).tags(['@long'])
    }

    test('no page is left out', async ({ assert }) => {
      const all = await pagesOf(pages)
      assert.isNotEmpty(all)
      assert.deepEqual(
        all.filter((page) => !components.has(page)),
        []
      )
    })
  })
}

/** The names of the pages that match patterns, as the server calls them. */
export async function pagesOf(patterns: string[]): Promise<string[]> {
  const files = glob(patterns.map((it) => `{app,sandboxes}/${it.replace('/', '/pages/')}.tsx`))
  const paths = await Array.fromAsync(files)
  return paths.map((file) => file.replace(/^\w+\/(\w+)\/pages\/(.*)\.tsx$/, '$1/$2'))
}

const DIALOG = '[role=dialog]'

async function isDialogOpen(page: Page): Promise<boolean> {
  return (await page.locator(DIALOG).count()) > 0
}

function componentOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() => history.state?.page?.component)
}

async function faultsOf(page: Page, { width }: Size): Promise<string[]> {
  const within = (await isDialogOpen(page)) ? DIALOG : undefined
  const pixels = await overflow(page, width)
  return [
    ...(await accessibilityFaults(page, within)),
    ...(pixels > 0 ? [`scrolls sideways by ${pixels} pixels`] : []),
  ]
}
