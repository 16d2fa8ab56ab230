import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core'
import type { EngineBrowser, EngineDriver } from './engine_driver.js'
import { VIEWPORT } from './viewport.js'

/** Firefox as it is, without a window on the screen, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<EngineBrowser> {
  const downloads = await mkdtemp(join(tmpdir(), 'vitrine-firefox-'))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: VIEWPORT,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.alwaysOpenPanel': false,
      'intl.accept_languages': 'en-US',
      // Nothing outside is asked for anything.
      'network.dns.disabled': false,
    },
  })
  return {
    open: () => openWindow(browser, downloads),
    async stop() {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}

const LEFT = /error loading dynamically imported module/

async function openWindow(browser: Browser, downloads: string): Promise<EngineDriver> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => {
    // A part that was on its way when its page was left.
    if (!LEFT.test(String(error))) errors.push(String(error))
  })
  page.on('dialog', (dialog) => void dialog.accept())
  return {
    errors,
    downloads,
    // What the page itself begins at that moment would have Firefox give up.
    go: async (url) => void (await page.goto(url).catch(() => page.goto(url))),
    // A page that comes back as it was loads nothing that could be waited for.
    back: () => page.evaluate(() => history.back()),
    reload: async () => void (await page.reload()),
    run: (act, ...args) => page.evaluate(act as never, ...(args as unknown as [])) as never,
    async drag([x, y], ...others) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      for (const point of others) await page.mouse.move(...point)
      await page.mouse.up()
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async choose(selector, paths) {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>
      await field.uploadFile(...paths)
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => context.close(),
  }
}
