import { test } from '@japa/runner'
import { accessibilityFaults } from '#tests/support/axe'
import { openAsDemo } from '#tests/support/demo_page'
import { sharedInstance } from '#tests/support/shared_instance'

const PRODUCT = 101
const OTHER = { search: 'cream', name: 'Verde Cream' }

test('a reel of a product is put into another order by keyboard, looked at, and made', async ({
  assert,
  browser,
  cleanup,
}) => {
  const instance = await sharedInstance()
  const { page, errors } = await openAsDemo(browser, instance)
  cleanup(() => page.context().close())
  await page.goto(`/products/${PRODUCT}`)
  await page.getByRole('link', { name: 'Make a reel' }).press('Enter')

  // A whole reel stands there with no choice made, and can be looked at.
  const submit = page.getByRole('button', { name: 'Make reel' })
  await submit.waitFor()
  assert.isTrue(await submit.isEnabled())
  const position = page.getByLabel('Position')
  await page
    .getByRole('button', { name: 'Play', exact: true })
    .and(page.locator(':enabled'))
    .waitFor()
  const shown = () =>
    page.locator('canvas[role=img]').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const before = await shown()
  await position.press('End')
  assert.notEqual(await shown(), before, 'the draft shows another moment')

  const rows = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('listitem')
  const labels = () =>
    rows.evaluateAll((all) => all.map((row) => row.querySelector('img')!.getAttribute('alt')))
  const [first, second, ...rest] = await labels()
  await page.getByLabel('Caption of picture 1').fill('Made by hand')
  await page.getByLabel('Caption of picture 1').press('Alt+ArrowDown')
  assert.deepEqual(await labels(), [second, first, ...rest])
  await page.getByRole('status').getByText('Now picture 2').waitFor()
  const focused = page.locator(':focus')
  assert.equal(await focused.inputValue(), 'Made by hand', 'the focus goes along')
  await page.getByRole('button', { name: 'Remove picture 1', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Add pictures' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().press('Space')
  const product = dialog.getByRole('combobox', { name: 'Product' })
  await product.fill(OTHER.search)
  // While the server is asked, nothing can be chosen that does not fit.
  await dialog.getByRole('option', { name: OTHER.name }).waitFor()
  assert.equal(await dialog.getByRole('option').count(), 1)
  await product.press('ArrowDown')
  await product.press('Enter')
  await dialog.getByRole('tab', { name: 'Photos' }).press('Enter')
  await dialog.getByRole('checkbox').first().press('Space')
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('radio', { name: 'Bold' }).press('Space')
  assert.deepEqual(await accessibilityFaults(page), [])

  // Nothing that was typed is lost, and what cannot be drawn is said before anything is paid.
  await page.reload()
  const caption = page.getByLabel('Caption of picture 1')
  await caption.waitFor()
  assert.equal(await caption.inputValue(), 'Made by hand')
  await rows.getByText(OTHER.name).waitFor()
  await caption.fill('你好')
  await page.getByText('These signs cannot be drawn: 你 好').waitFor()
  assert.isTrue(await submit.isDisabled())
  await caption.fill('Made by hand')
  await page.getByText('These signs cannot be drawn').waitFor({ state: 'detached' })

  await submit.press('Enter')
  await page.getByText('Your reel is ready').waitFor()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Subtitles (SRT)' }).click()
  assert.match((await saved).suggestedFilename(), /\.srt$/)
  assert.deepEqual(await accessibilityFaults(page), [])
  assert.deepEqual(errors, [])
}).tags(['@long'])
