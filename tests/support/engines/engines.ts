import { DriverGone, type EngineBrowser } from './engine_driver.js'
import { EngineWindow } from './engine_window.js'
import { startFirefox } from './firefox.js'
import { startWebKit } from './webkit.js'

const STARTS = {
  Firefox: { setting: 'FIREFOX', start: startFirefox },
  WebKit: { setting: 'WEBKIT_DRIVER', start: startWebKit },
}

export type Engine = keyof typeof STARTS

/** The engines beside Chromium's that pages are made for. */
export const ENGINES = Object.keys(STARTS) as Engine[]

const running = new Map<Engine, Promise<EngineBrowser>>()

/** Whether the tests in an engine are left out. */
export function isMissing(engine: Engine): boolean {
  return !process.env[STARTS[engine].setting]
}

/** A window of an engine, which knows nothing of others. Those of a suite have one browser, started by the first. */
export async function openWindow(engine: Engine, url: string): Promise<EngineWindow> {
  const { setting, start } = STARTS[engine]
  if (!running.has(engine)) running.set(engine, start(process.env[setting]!))
  return new EngineWindow(await (await running.get(engine)!).open(), url)
}

/**
 * Does something in a window of an engine. Where what drives it has gone, which says nothing of the page, it is done once more in a window of
 * another browser: WebKit's driver ended once in fourteen runs.
 */
export async function inWindow(
  engine: Engine,
  url: string,
  act: (window: EngineWindow) => Promise<void>
): Promise<void> {
  const once = async () => {
    const window = await openWindow(engine, url)
    await act(window)
    await window.driver.close()
  }
  try {
    await once()
  } catch (error) {
    if (!isOfDriver(error)) throw error
    await stop([engine])
    await once()
  }
}

function isOfDriver(error: unknown): boolean {
  return error instanceof DriverGone || (error instanceof Error && isOfDriver(error.cause))
}

/** Stops what runs: at the end of a suite. */
export function stopEngines(): Promise<void> {
  return stop([...running.keys()])
}

async function stop(engines: Engine[]): Promise<void> {
  await Promise.all(
    engines.map(async (engine) => {
      const browser = running.get(engine)
      running.delete(engine)
      await (await browser)?.stop()
    })
  )
}
