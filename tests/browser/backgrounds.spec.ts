import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { openAs, registerMerchant } from '#tests/support/demo_page'
import { holdResults } from '#tests/support/held_results'
import { sharedInstance } from '#tests/support/shared_instance'

/** A sample product, which everybody may put before backgrounds. */
const PAGE = '/photos/inpaint/5'

/** What the quick engine has to say of each cut-out. */
const CUT_OUT = 'Check this.'

const pictures = (page: Page, prompt: string) => page.locator(`main img[alt$="${prompt}"]`)

test.group('Backgrounds for a photo', () => {
  test('what was chosen outlives a reload, and work a reload, a second tab and a lost network', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const instance = await sharedInstance()
    const { page, context, errors } = await openAs(
      browser,
      instance,
      await registerMerchant(instance)
    )
    cleanup(() => context.close())
    await page.goto(PAGE)
    const photo = page.getByRole('group', { name: 'Photo', exact: true }).getByRole('radio').nth(2)
    await photo.check({ force: true })
    await page.getByLabel('Background description').fill('on a marble table')
    await page.getByRole('radio', { name: /Square/ }).check({ force: true })
    await page.getByRole('spinbutton').fill('2')
    await page.reload()
    await photo.waitFor()
    assert.isTrue(await photo.isChecked())
    assert.isTrue(await page.getByRole('radio', { name: /Square/ }).isChecked())
    assert.equal(await page.getByRole('spinbutton').inputValue(), '2')

    await page.getByText(CUT_OUT, { exact: true }).waitFor()

    // The answer is lost with the page; the work goes on, and another tab shows it too.
    await using first = await holdResults(instance)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByRole('progressbar').first().waitFor()
    await page.reload()
    const other = await context.newPage()
    await other.goto(PAGE)
    await first.release()
    for (const tab of [page, other]) await pictures(tab, 'on a marble table').nth(1).waitFor()
    assert.equal(await pictures(page, 'on a marble table').count(), 2)
    assert.equal(await pictures(other, 'on a marble table').count(), 2)

    await page.getByLabel('Background description').fill('on green moss')
    await page.getByText(CUT_OUT, { exact: true }).waitFor()
    await page.getByRole('spinbutton').fill('1')
    await using second = await holdResults(instance)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.getByRole('progressbar').first().waitFor()
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await second.release()
    await context.setOffline(false)
    await pictures(page, 'on green moss').waitFor()
    await pictures(other, 'on green moss').waitFor()

    // An order that never left is neither made nor forgotten.
    await context.setOffline(true)
    await page.getByLabel('Background description').fill('in deep snow')
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await page.locator('form').getByRole('alert').waitFor()
    assert.equal(await page.getByLabel('Background description').inputValue(), 'in deep snow')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Generate', exact: true }).click()
    await pictures(page, 'in deep snow').waitFor()
    assert.equal(await pictures(page, 'in deep snow').count(), 1)
    assert.equal(await page.locator('form').getByRole('alert').count(), 0)
    assert.deepEqual(errors, [])
  }).tags(['@long'])
})
