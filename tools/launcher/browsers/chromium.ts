import { join } from 'node:path'
import { Failure } from '../failure.ts'
import { run } from '../processes/run.ts'
import { ROOT } from '../settings.ts'
import { installWithApt, isProgram, onPath } from './system_programs.ts'

/** The first has no user interface, which saves the other programs' a tenth of the tests' time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/** Debian's; Ubuntu has only the second. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

/**
 * Chromium for the browser tests: the one that `CHROMIUM` names, one of the system, one that Playwright has; if there
 * is none, it is installed with apt-get (as root) or by Playwright.
 *
 * @returns its absolute path
 * @throws Failure when there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const { CHROMIUM } = process.env
  if (CHROMIUM) {
    if (isProgram(CHROMIUM)) return CHROMIUM
    throw new Failure(`CHROMIUM is "${CHROMIUM}", which is no program: set it to Chromium's path.`)
  }
  const { chromium } = await import('playwright')
  const find = () => [...onPath(NAMES), chromium.executablePath()].find(isProgram)
  return (
    find() ?? (await installPackage(), find()) ?? (await installWithPlaywright(), find()) ?? none()
  )
}

/** Debian's and Ubuntu's packages differ. */
async function installPackage(): Promise<void> {
  for (const name of PACKAGES) if (await installWithApt([name])) return
}

async function installWithPlaywright(): Promise<void> {
  await run(process.execPath, [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'])
}

function none(): never {
  throw new Failure(
    'The browser tests need Chromium and it could not be installed: install it and set CHROMIUM to its path, or leave them out (npm test -- unit functional faults).'
  )
}
