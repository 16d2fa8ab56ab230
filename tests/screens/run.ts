import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../bin/supervisor/chromium.js'
import { ROOT } from '../../bin/supervisor/settings.js'
import { launchChromium } from '../support/chromium.js'
import { startInstance } from '../support/instance.js'
import { SocialServer } from '../support/social/server.js'
import { describeSamples } from './describe_samples.js'
import { SCREENS } from './screens.js'
import { visitScreens } from './visit_screens.js'

const OUTPUT = join(ROOT, 'tmp/screens')

/** `npm run screens [name ...]`: photographs every page and state at two widths into `tmp/screens/`. */
const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-screens-'))
process.env.DATA_DIR = dataDir
process.env.CHROMIUM = (await findChromium()) ?? undefined
await mkdir(OUTPUT, { recursive: true })
const social = await SocialServer.start()
const instance = await startInstance({
  dataDir,
  env: { ...social.environment(), PAYMENTS: 'sandbox' },
})
social.appUrl = instance.url
const browser = await launchChromium()
let failed = 0
try {
  await describeSamples(instance.databaseUrl)
  await visitScreens(
    browser,
    instance,
    async ({ screen: { name }, page, width }, failure) => {
      if (failure) failed++
      console.log(`${name} at ${width}${failure ? `: ${failure.message}` : ''}`)
      await page.screenshot({ path: join(OUTPUT, `${name}-${width}.png`), animations: 'disabled' })
    },
    screens
  )
} finally {
  await browser.close()
  await instance.stop()
  social.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
console.log(failed === 0 ? `All screens are in ${OUTPUT}` : `${failed} screens failed`)
process.exitCode = failed === 0 ? 0 : 1
