import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { DEMO_MERCHANT } from '#config/demo'
import { ENGINES, isMissing, openWindow, stopEngines } from '#tests/support/engines/engines'
import { VIEWPORT } from '#tests/support/engines/viewport'
import { findChromium } from '../../tools/launcher/browsers/chromium.js'
import { findOtherBrowsers } from '../../tools/launcher/browsers/other_browsers.js'
import { ROOT } from '../../tools/launcher/settings.js'
import { launchChromium } from '../support/chromium.js'
import { until } from '../support/until.js'
import { screensInstance, stopScreensInstance } from './screens_instance.js'

/*
 * `npm run screens:engines`: photographs ten pages in Chromium, Firefox and WebKit, side by side in this order, into `tmp/engines/`.
 */

const OUTPUT = join(ROOT, 'tmp/engines')

const GUEST = { front: '/', login: '/login' }
const OWN = {
  dashboard: '/dashboard',
  products: '/products',
  product: '/products/101',
  generate: '/photos/generate/101',
  video: '/videos/generate/101',
  editor: '/ai-editor',
  assets: '/generated-assets',
  billing: '/billing',
}

const GAP = 16

/** A window of any of the browsers. */
interface Camera {
  go: (path: string) => Promise<unknown>
  /** Runs a function in the page. */
  run: (act: () => boolean) => Promise<boolean>
  signIn: () => Promise<void>
  picture: () => Promise<Buffer>
}

const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-engines-'))
await chmod(dataDir, 0o711)
process.env.DATA_DIR = dataDir
process.env.CHROMIUM = (await findChromium()) ?? undefined
Object.assign(process.env, await findOtherBrowsers(true))
await mkdir(OUTPUT, { recursive: true })
const chromium = await launchChromium()
try {
  const { url } = await screensInstance()
  const cameras = [await inChromium(url)]
  for (const engine of ENGINES.filter((it) => !isMissing(it))) {
    const window = await openWindow(engine, url)
    cameras.push({
      go: (path) => window.go(path),
      run: (act) => window.driver.run(act),
      async signIn() {
        await window.go('/login')
        await window.fill('Email', DEMO_MERCHANT.email)
        await window.fill('Password', DEMO_MERCHANT.password)
        await window.driver.press('Enter')
        await window.isAt('/dashboard')
      },
      picture: () => window.driver.picture(),
    })
  }
  for (const [name, path] of Object.entries(GUEST)) await photograph(cameras, name, path)
  for (const camera of cameras) await camera.signIn()
  for (const [name, path] of Object.entries(OWN)) await photograph(cameras, name, path)
} finally {
  await chromium.close()
  await stopEngines()
  await stopScreensInstance()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
console.log(`All pages are in ${OUTPUT}`)

async function inChromium(url: string): Promise<Camera> {
  const context = await chromium.newContext({
    baseURL: url,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  return {
    go: (path) => page.goto(path),
    run: (act) => page.evaluate(act),
    async signIn() {
      await page.goto('/login')
      await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
      await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
    },
    picture: () => page.screenshot(),
  }
}

async function photograph(cameras: Camera[], name: string, path: string): Promise<void> {
  const pictures: Buffer[] = []
  for (const camera of cameras) {
    await camera.go(path)
    await until(() => camera.run(isDrawn).catch(() => false))
    const { width, height } = VIEWPORT
    pictures.push(
      await sharp(await camera.picture())
        .resize(width, height)
        .toBuffer()
    )
  }
  const place = (index: number) => index * (VIEWPORT.width + GAP)
  const size = { width: place(pictures.length) - GAP, height: VIEWPORT.height }
  await sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .composite(pictures.map((input, index) => ({ input, left: place(index), top: 0 })))
    .png()
    .toFile(join(OUTPUT, `${name}.png`))
  console.log(`${name}: ${path}`)
}

/** In the page: whether its heading, its parts and the pictures on screen are there. */
function isDrawn(): boolean {
  const isOnScreen = (it: Element) => it.getBoundingClientRect().top < innerHeight
  return (
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    document.querySelector('h1') !== null &&
    ![...document.querySelectorAll('.animate-pulse')].some(isOnScreen) &&
    [...document.images]
      .filter((it) => isOnScreen(it) && it.checkVisibility())
      .every(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  )
}
