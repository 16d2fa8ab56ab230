import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

test.group('Arriving on a page', () => {
  test('by a link or Back gives its heading the focus and has its title read out', async ({
    browser,
    cleanup,
  }) => {
    const { page, context } = await openAsDemo(browser, await sharedInstance())
    cleanup(() => context.close())
    const arrived = async (heading: string) => {
      await page.locator('h1:focus', { hasText: heading }).waitFor()
      await page.locator('[aria-live=polite]', { hasText: `${heading} - Vitrine` }).waitFor()
    }
    await page.goto('/products')
    // Heard from then on.
    await page.locator('body > p[aria-live=polite]').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'AI Editor' }).focus()
    await page.keyboard.press('Enter')
    await arrived('AI Editor')
    await page.goBack()
    await arrived('My Products')

    await page.getByRole('navigation').getByRole('link', { name: 'Create Product' }).click()
    await arrived('Create Product')
  }).tags(['@long'])

  test('keeps what gets the focus out from under the bar', async ({ assert, browser, cleanup }) => {
    const { page, context } = await openAsDemo(browser, await sharedInstance())
    cleanup(() => context.close())
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto('/user/profile')
    await page.getByRole('button', { name: 'Search and commands' }).waitFor()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    const bottom = await page
      .getByRole('banner')
      .evaluate((it) => it.getBoundingClientRect().bottom)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await page.getByRole('banner').getByRole('link').first().focus()
    assert.equal(await scrolled(), before, 'what is in the bar leaves the page where it is')
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.locator('main').getByRole('button').last().focus()
    const tops: number[] = []
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Shift+Tab')
      tops.push(
        await page.evaluate(() => {
          const it = document.activeElement
          return it?.closest('main') ? it.getBoundingClientRect().top : Infinity
        })
      )
    }
    assert.deepEqual(
      tops.filter((top) => top < bottom),
      []
    )
  }).tags(['@long'])
})
