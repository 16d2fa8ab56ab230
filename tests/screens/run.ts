import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../tools/launcher/browsers/chromium.js'
import { ROOT } from '../../tools/launcher/settings.js'
import { launchChromium } from '../support/chromium.js'
import { SCREENS } from './screens.js'
import { screensInstance, stopScreensInstance } from './screens_instance.js'
import { SIZES, Windows } from './visit_screens.js'

const OUTPUT = join(ROOT, 'tmp/screens')

/** `npm run screens [name ...]`: photographs every page and state at two widths into `tmp/screens/`. */
const wanted = process.argv.slice(2)
const screens = SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-screens-'))
await chmod(dataDir, 0o711)
process.env.DATA_DIR = dataDir
process.env.CHROMIUM = (await findChromium()) ?? undefined
await mkdir(OUTPUT, { recursive: true })
const browser = await launchChromium()
let failed = 0
try {
  const instance = await screensInstance()
  for (const size of SIZES) {
    const windows = new Windows(browser, instance)
    for (const screen of screens.filter(({ isNarrow }) => !isNarrow || size === SIZES[0])) {
      const path = join(OUTPUT, `${screen.name}-${size.width}.png`)
      const fault = await windows
        .visit(screen, size, async (page) => {
          await page.screenshot({ path, animations: 'disabled' })
        })
        .then(
          () => '',
          (error: Error) => `: ${error.message}`
        )
      if (fault) failed++
      console.log(`${screen.name} at ${size.width}${fault}`)
    }
    await windows.close()
  }
} finally {
  await browser.close()
  await stopScreensInstance()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
}
console.log(failed === 0 ? `All screens are in ${OUTPUT}` : `${failed} screens failed`)
process.exitCode = failed === 0 ? 0 : 1
