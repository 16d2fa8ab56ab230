import { test } from '@japa/runner'
import type { Browser, Locator, Page } from 'playwright'
import { firstOnes } from '#app/core/elements'
import { registerMerchant, signInAs, signInAsDemo } from '#tests/support/demo_page'
import type { Instance } from '#tests/support/instance'
import { sharedInstance } from '#tests/support/shared_instance'
import { until } from '#tests/support/until'

/** Pixels that fonts may differ by. */
const TOLERANCE = 1

const WIDTHS = [390, 1280]

test.group('What the server draws of a page', (group) => {
  let instance: Instance

  group.setup(async () => {
    instance = await sharedInstance()
  })

  const open = async (browser: Browser, width: number) => {
    const context = await browser.newContext({
      baseURL: instance.url,
      viewport: { width, height: 800 },
    })
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

  test('letters and pictures further down the front page come after its first screen', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await open(browser, 390)
    cleanup(() => page.context().close())
    const asked: string[] = []
    let isHeldBack = true
    page.on('request', (request) => asked.push(request.url()))
    const first = Promise.withResolvers<void>()
    await page.route('**/pictures/handbag-after.webp', async (route) => {
      if (isHeldBack) await first.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.locator('h1').waitFor()
    const later = () => asked.filter((url) => /inter-|perfume-|jar-|mug-/.test(url))
    assert.deepEqual(later(), [])

    first.resolve()
    isHeldBack = false
    const scene = page.getByRole('img', { name: /marble/i }).first()
    await scene.scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      [...document.images].some(({ src, naturalWidth }) => /marble/.test(src) && naturalWidth > 0)
    )
    const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
    assert.match(await font(), /^"Inter Variable"/)
    // On the next page of the tab they are there at once: nothing changes under the reader's eyes.
    await page.goto('/pricing', { waitUntil: 'domcontentloaded' })
    assert.match(await font(), /^"Inter Variable"/)
  }).tags(['@long'])

  test('the front page has all its pictures where scripts are switched off', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const context = await browser.newContext({ baseURL: instance.url, javaScriptEnabled: false })
    cleanup(() => context.close())
    const page = await context.newPage()
    await page.goto('/')
    const scene = page.getByRole('img', { name: /marble/i }).first()
    await scene.scrollIntoViewIfNeeded()
    const box = await scene.boundingBox()
    assert.isAbove(box!.width, 100)
  }).tags(['@long'])

  test('its pictures, and the parts that show with a page, are fetched before any script runs', async ({
    assert,
    browser,
    cleanup,
  }) => {
    const page = await open(browser, 390)
    cleanup(() => page.context().close())
    await signInAsDemo(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const held = Promise.withResolvers<void>()
    await page.route(/assets\/(react|common)-.*\.js/, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto('/products/101', { waitUntil: 'commit' })
    await page.waitForFunction(
      () => [...document.images].filter((image) => image.naturalWidth > 0).length >= 2
    )
    const files = /(product_contents|training_section|work_tray)-/
    await until(async () => new Set(asked.filter((url) => files.test(url))).size === 3)
    const early = asked.filter((url) => url.includes('/media/'))
    assert.isAtLeast(early.length, 2)

    held.resolve()
    await page.getByRole('tab', { name: 'Uploaded Images' }).waitFor()
    const photos = page.getByRole('tabpanel').getByRole('img')
    await photos.first().waitFor()
    const shown = await photos.evaluateAll((images: HTMLImageElement[]) =>
      images.slice(0, 2).map((image) => image.currentSrc)
    )
    assert.includeMembers(early, shown, 'none is fetched in two sizes')
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
        const { drawn, final } = await compare(finished.page(), path, finished)
        for (const text of texts) {
          assert.lengthOf(drawn[text] ?? [], 1, `${path}: ${text}`)
          const [left, top] = firstOnes(drawn[text]![0]!, 2)
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
        '/products',
        ['My Products', 'Everything that you have uploaded.', 'Import'],
        page.getByRole('heading', { level: 2 }).first()
      )
      await check(
        '/user/profile',
        ['Profile', 'Profile Information'],
        page.getByRole('heading', { name: 'Profile Information' })
      )
      await check(
        '/photos/generate/101',
        ['My Products', 'Review results', 'New pictures', 'Photo description'],
        page.getByLabel('Photo description')
      )
      await check(
        '/billing',
        ['Vitrine Pro', 'Manage payment method and invoices'],
        page.getByRole('button', { name: 'Manage payment method' })
      )
      await check('/review', ['Your photo', 'Result'], page.getByText('Your photo').first())
      await check(
        '/products/101',
        ['Make a reel', 'Trained views', 'From below', 'Uploaded Images'],
        page.getByRole('tab', { name: 'Uploaded Images' })
      )
      await check(
        '/generated-assets',
        ['Pictures', 'Favourites'],
        page.getByRole('button', { name: 'Favourites', exact: true })
      )
      await check(
        '/videos/generate/101',
        ['New video', 'Original Images', 'Video description'],
        page.getByLabel('Video description')
      )
      await check(
        '/ai-editor',
        ['View all generated assets', 'Source image', 'Upload image', 'Description'],
        page.getByLabel('Description')
      )

      // Of somebody who has nothing yet.
      const newcomer = await open(browser, width)
      cleanup(() => newcomer.context().close())
      await signInAs(newcomer, await registerMerchant(instance))
      for (const [path, empty] of [
        ['/products', 'No products yet'],
        ['/batches', 'No batches yet'],
      ] as const) {
        await check(path, [empty], newcomer.getByRole('heading', { name: empty }))
      }
    }).tags(['@long'])
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
