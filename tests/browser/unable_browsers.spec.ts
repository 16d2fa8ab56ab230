import { test } from '@japa/runner'
import { sharedInstance } from '#tests/support/shared_instance'

/** Of an application and a public page. */
const PAGES = ['/login', '/']

const SENTENCES = {
  en: ['Vitrine needs a newer browser', 'Vitrine needs JavaScript.'],
  de: ['Vitrine braucht einen neueren Browser', 'Vitrine braucht JavaScript.'],
  es: ['Vitrine necesita un navegador más reciente', 'Vitrine necesita JavaScript.'],
}

test('a browser that is too old, or has no scripts, gets a sentence in place of half a page', async ({
  assert,
  browser,
  cleanup,
}) => {
  const { url } = await sharedInstance()
  for (const [locale, [tooOld, noScripts]] of Object.entries(SENTENCES)) {
    const old = await browser.newContext({ baseURL: url, locale })
    cleanup(() => old.close())
    await old.addInitScript(() => {
      CSS.supports = () => false
    })
    const page = await old.newPage()
    for (const path of PAGES) {
      await page.goto(path)
      await page.getByText(tooOld!).waitFor()
      assert.notInclude(await page.locator('body').innerText(), 'Email', 'nothing else')
      assert.equal(await page.locator('body *').count(), 1, `${path} shows that alone`)
    }

    const silent = await browser.newContext({ baseURL: url, locale, javaScriptEnabled: false })
    cleanup(() => silent.close())
    const plain = await silent.newPage()
    await plain.goto('/login')
    assert.include(await plain.locator('noscript p').innerText(), noScripts!)
    assert.isFalse(await plain.locator('#app').isVisible())
  }
}).tags(['@long'])

test('others get none of these sentences', async ({ assert, browser, cleanup }) => {
  const { url } = await sharedInstance()
  const context = await browser.newContext({ baseURL: url })
  cleanup(() => context.close())
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  assert.equal(await page.getByText('Vitrine needs').count(), 0)
}).tags(['@long'])
