import { test } from '@japa/runner'
import type { Browser, Locator, Page } from 'playwright'
import { signInAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'

/** Pixels that fonts may differ by. */
const TOLERANCE = 1

const WIDTHS = [390, 1280]

test.group('What the server draws of a page', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
  })
  group.each.timeout(120_000)

  const open = async (browser: Browser, width: number) => {
    const context = await browser.newContext({
      baseURL: instance.url,
      viewport: { width, height: 800 },
    })
    context.setDefaultTimeout(45_000)
    return context.newPage()
  }

  /** The same page before its scripts and after. */
  const compare = async (page: Page, path: string, finished: Locator) => {
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' })
    )
    await page.goto(path)
    const drawn = await placesIn(page)
    await page.unroute('**/*.js')
    await page.goto(path)
    await finished.waitFor()
    return { drawn, final: await placesIn(page) }
  }

  test('scripts that do not come are asked for once more with the page', async ({ browser }) => {
    const page = await open(browser, 1280)
    let shown = 0
    page.on('framenavigated', () => shown++)
    await page.route('**/*.js', (route) => (shown < 2 ? route.abort() : route.continue()))
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill('merchant@example.test')
    await page.context().close()
  })

  for (const width of WIDTHS) {
    test(`is where the scripts draw it, ${width} pixels wide`, async ({
      assert,
      browser,
      cleanup,
    }) => {
      const page = await open(browser, width)
      cleanup(() => page.context().close())
      const check = async (path: string, texts: string[], finished: Locator) => {
        const { drawn, final } = await compare(page, path, finished)
        for (const text of texts) {
          assert.lengthOf(drawn[text] ?? [], 1, `${path}: ${text}`)
          const [left, top] = drawn[text][0]
          const isThere = final[text]?.some(
            ([x, y]) => Math.abs(x - left) <= TOLERANCE && Math.abs(y - top) <= TOLERANCE
          )
          const places = JSON.stringify(final[text])
          assert.isTrue(isThere, `${path}: ${text} at ${left}, ${top}, then at ${places}`)
        }
      }
      const login = width < 640 ? ['Welcome back'] : []
      await check('/login', ['Vitrine', ...login], page.getByLabel('Email'))

      await signInAsDemo(page)
      await check(
        '/dashboard',
        ['Vitrine', 'Create Product', 'Upload photos of one product; new pictures are made of it.'],
        page.getByRole('button', { name: 'Select images' })
      )
      await check(
        '/photos/generate/101',
        ['My Products', 'Review results', 'New pictures', 'Photo description'],
        page.getByLabel('Photo description')
      )
    })
  }
})

/** Left and upper edges of each text, in pixels. */
function placesIn(page: Page): Promise<Record<string, [number, number][]>> {
  return page.evaluate(async () => {
    await document.fonts.load('1em "Inter Variable"')
    const places: Record<string, [number, number][]> = {}
    const walker = document.createTreeWalker(document.querySelector('#app')!, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.textContent!.trim()
      const range = document.createRange()
      range.selectNodeContents(node)
      // Blanks at the beginning have a place too.
      range.setStart(node, node.textContent!.search(/\S|$/))
      const place = range.getClientRects()[0]
      if (text && place?.width) (places[text] ??= []).push([place.left, place.top])
    }
    return places
  })
}
