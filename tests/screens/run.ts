import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright'
import { findChromium } from '../../bin/supervisor/chromium.js'
import { ROOT } from '../../bin/supervisor/settings.js'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { launchChromium } from '../support/chromium.js'
import { startInstance, type Instance } from '../support/instance.js'
import { SCREENS, type Screen } from './screens.js'

const OUTPUT = join(ROOT, 'tmp/screens')
const WIDTHS = { 390: 844, 1280: 800 }
const PASSWORD = 'correct horse battery'

/** `npm run screens [name ...]`: photographs every page and state at two widths into `tmp/screens/`. */
const wanted = process.argv.slice(2)
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-screens-'))
process.env.DATA_DIR = dataDir
process.env.CHROMIUM = (await findChromium()) ?? undefined
await mkdir(OUTPUT, { recursive: true })
const instance = await startInstance({ dataDir })
const chromium = await launchChromium()
let faults = 0
try {
  for (const [width, height] of Object.entries(WIDTHS)) {
    faults += await photographAll(chromium, instance, Number(width), height)
  }
} finally {
  await chromium.close()
  await instance.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
console.log(faults === 0 ? `All screens are in ${OUTPUT}` : `${faults} screens failed`)
process.exitCode = faults === 0 ? 0 : 1

async function photographAll(
  browser: Browser,
  { url }: Instance,
  width: number,
  height: number
): Promise<number> {
  const contexts = new Map<Screen['as'], BrowserContext>()
  let failed = 0
  for (const screen of SCREENS) {
    if (wanted.length > 0 && !wanted.includes(screen.name)) continue
    let context = contexts.get(screen.as)
    if (!context) {
      context = await browser.newContext({ baseURL: url, viewport: { width, height } })
      await signIn(context, screen.as)
      contexts.set(screen.as, context)
    }
    if (!(await photograph(context, screen, width))) failed++
  }
  for (const context of contexts.values()) await context.close()
  return failed
}

/** Answers whether the screen came into its state and does not scroll sideways. */
async function photograph(
  context: BrowserContext,
  { name, path, act }: Screen,
  width: number
): Promise<boolean> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    await page.goto(path, { waitUntil: 'networkidle' })
    await act?.(page)
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(OUTPUT, `${name}-${width}.png`), animations: 'disabled' })
    const content = await page.evaluate(() => document.documentElement.scrollWidth)
    if (content > width) throw new Error(`scrolls sideways: ${content} pixels wide`)
    console.log(`${name} at ${width}`)
    return true
  } catch (error) {
    console.error(`${name} at ${width}: ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    await page.close()
  }
}

async function signIn(context: BrowserContext, as: Screen['as']): Promise<void> {
  if (as === 'guest') return
  const page = await context.newPage()
  if (as === 'demo') {
    await page.goto('/login')
    await page.getByLabel('Email').fill(DEMO_MERCHANT.email)
    await page.getByLabel('Password', { exact: true }).fill(DEMO_MERCHANT.password)
  } else {
    await page.goto('/register')
    await page.getByRole('button', { name: 'Continue with Email' }).click()
    await page.getByLabel('Name').fill('New Merchant')
    await page.getByLabel('Email').fill(`new-${Date.now()}@example.test`)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm password').fill(PASSWORD)
  }
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')
  await page.close()
}
