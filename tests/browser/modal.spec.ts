import { test } from '@japa/runner'
import { openAsDemo } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

test.group('A modal', () => {
  test('is gone once it is closed, also when its transition is lost, and opens again', async ({
    assert,
    browser,
  }) => {
    const { page, context } = await openAsDemo(browser, await sharedInstance())
    await page.goto('/dashboard')
    // As after a transition that another one has replaced: the library waits for the first.
    await page.evaluate(() => {
      const lost = { finished: { value: new Promise(() => {}) }, playState: { value: 'running' } }
      Element.prototype.getAnimations = () => [Object.create(CSSTransition.prototype, lost)]
    })
    const search = page.getByRole('button', { name: 'Search and commands' })
    const field = page.locator('input[role=combobox]:focus')
    for (const typed of ['mug', 'lamp']) {
      await search.click()
      await field.waitFor()
      await field.fill(typed)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await page.locator('button:focus').waitFor()
    assert.equal(await page.locator('main').evaluate((it) => !!it.closest('[inert]')), false)
    await context.close()
  }).tags(['@long'])
})
