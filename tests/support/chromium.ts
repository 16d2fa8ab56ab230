import { chromium, type BrowserContextOptions, type LaunchOptions } from 'playwright'

/** For what hangs alone: on a busy machine a page takes many times as long as on an idle one. */
const PATIENCE_MS = 150_000

/** Letters as wide as they are drawn, as on phones and screens of many pixels: without it they are as wide as whole pixels on Linux. */
export const UNHINTED_LETTERS = '--font-render-hinting=none'

/**
 * Chromium as `npm test` found it, with what a container without GPU and without the internet needs.
 *
 * @param defaults what its windows are like unless they are opened otherwise
 */
export async function launchChromium(
  { args = [] }: LaunchOptions = {},
  defaults: BrowserContextOptions = {}
) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  })
  // What a service worker asks for passes by the answers that a test gives in the server's place.
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext({ serviceWorkers: 'block', ...defaults, ...options })
    context.setDefaultTimeout(PATIENCE_MS)
    return context
  }
  return browser
}
