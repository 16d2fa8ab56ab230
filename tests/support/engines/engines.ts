import type { EngineBrowser } from './engine_driver.js'
import { EngineWindow } from './engine_window.js'
import { startFirefox } from './firefox.js'
import { startWebKit } from './webkit.js'

const STARTS = {
  Firefox: { program: process.env.FIREFOX, start: startFirefox },
  WebKit: { program: process.env.WEBKIT_DRIVER, start: startWebKit },
}

export type Engine = keyof typeof STARTS

/** The engines beside Chromium's that pages are made for. */
export const ENGINES = Object.keys(STARTS) as Engine[]

const running = new Map<Engine, Promise<EngineBrowser>>()

/** Whether the tests in an engine are left out. */
export function isMissing(engine: Engine): boolean {
  return !STARTS[engine].program
}

/** A window of an engine, which knows nothing of others. Those of a suite have one browser, started by the first. */
export async function openWindow(engine: Engine, url: string): Promise<EngineWindow> {
  const { program, start } = STARTS[engine]
  if (!running.has(engine)) running.set(engine, start(program!))
  return new EngineWindow(await (await running.get(engine)!).open(), url)
}

/** Stops what runs: at the end of a suite. */
export async function stopEngines(): Promise<void> {
  const browsers = [...running.values()]
  running.clear()
  await Promise.all(browsers.map(async (browser) => (await browser).stop()))
}
