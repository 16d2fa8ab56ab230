import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver'
import { findFreePort } from '../../../tools/launcher/processes/network.js'
import { until } from '../until.js'
import { DriverGone, type EngineBrowser, type EngineDriver } from './engine_driver.js'
import { VIEWPORT } from './viewport.js'

const HOST = '127.0.0.1'

const KEYS = { 'Enter': Key.ENTER, ' ': Key.SPACE }

/** Milliseconds between two places of the pointer. */
const STEP_MS = 20

/** What a command takes on a busy machine at most; of one that is not answered then nothing more is heard. */
const COMMAND_MS = 15_000

/** The engine of Safari in WebKitGTK's plain browser, on a screen that nobody sees, driven by the W3C's WebDriver. */
export async function startWebKit(driverPath: string): Promise<EngineBrowser> {
  const home = await makeHome()
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] }
  )
  const [display] = await Promise.race([
    once(screen.stdio[3]!, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb has ended'))),
  ])
  const port = await findFreePort(HOST)
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, ...homeEnv(home) },
    stdio: 'ignore',
  })
  const server = `http://${HOST}:${port}`
  await until(() =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false
    )
  )
  return {
    open: () => openWindow(server, home),
    async stop() {
      await Promise.all([driver, screen].map(end))
      await rm(home, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** A home of its own, in which GTK moves nothing and downloads have a place. */
async function makeHome(): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'vitrine-webkit-'))
  for (const folder of ['config/gtk-3.0', 'downloads', 'cache', 'data']) {
    await mkdir(join(home, folder), { recursive: true })
  }
  await writeFile(join(home, 'config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"\n')
  await writeFile(
    join(home, 'config/gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=0\n'
  )
  return home
}

function homeEnv(home: string): NodeJS.ProcessEnv {
  return {
    HOME: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
    LANG: 'C.UTF-8',
    // Without a graphics card its layers are drawn black.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    NO_AT_BRIDGE: '1',
  }
}

async function openWindow(server: string, home: string): Promise<EngineDriver> {
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      'browserName': 'MiniBrowser',
      // What follows is waited for by what it shows: the driver's own waits do not always end.
      'pageLoadStrategy': 'none',
      'unhandledPromptBehavior': 'accept',
      'webkitgtk:browserOptions': {
        binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        args: ['--automation'],
      },
    })
    .build()
  await fitViewport(driver)
  return {
    errors: [],
    downloads: join(home, 'downloads'),
    async go(url) {
      await answered(driver.executeScript('window.isLeft = true')).catch(() => {})
      await answered(driver.get(url))
      await untilLoaded(driver)
    },
    back: () => answered(driver.navigate().back()),
    async reload() {
      await answered(driver.executeScript('window.isLeft = true'))
      await answered(driver.navigate().refresh())
      await untilLoaded(driver)
    },
    run: (act, ...args) => answered(driver.executeScript(act, ...args)),
    async drag([x, y], ...others) {
      const actions = driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .press()
      for (const point of others) {
        actions.move({
          x: Math.round(point[0]),
          y: Math.round(point[1]),
          duration: STEP_MS,
        })
      }
      await answered(actions.release().perform())
    },
    press: (key) => answered(driver.actions().sendKeys(KEYS[key]).perform()),
    type: (text) => answered(driver.actions().sendKeys(text).perform()),
    choose: async (selector, paths) =>
      (await driver.findElement(By.css(selector))).sendKeys(paths.join('\n')),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => answered(driver.quit()),
  }
}

/**
 * What a command answers. The driver ends by itself at times, or forgets what it was asked while one page took another's place.
 *
 * @throws DriverGone where it does not answer
 */
async function answered<Result>(command: Promise<Result>): Promise<Result> {
  const silence = sleep(COMMAND_MS, undefined, { ref: false }).then(() => {
    throw new DriverGone(`WebKit's driver has not answered within ${COMMAND_MS} ms`)
  })
  const heard = command.catch((cause: Error) => {
    throw /^ECONN/.test(cause.message) ? new DriverGone(cause.message, { cause }) : cause
  })
  return Promise.race([heard, silence])
}

/** Waits for the document that comes after the one that was marked. */
async function untilLoaded(driver: WebDriver): Promise<void> {
  await until(() =>
    answered(
      driver.executeScript<boolean>("return !window.isLeft && document.readyState === 'complete'")
    ).catch(() => false)
  )
}

/** The bar with the address takes some of the window. */
async function fitViewport(driver: WebDriver): Promise<void> {
  const size = { x: 0, y: 0, ...VIEWPORT }
  await driver.manage().window().setRect(size)
  const inner = await driver.executeScript<number>('return innerHeight')
  await driver
    .manage()
    .window()
    .setRect({ ...size, height: 2 * VIEWPORT.height - inner })
}
