import { readdir } from 'node:fs/promises'
import { until } from '../until.js'
import type { EngineDriver } from './engine_driver.js'
import {
  focusInPage,
  isShownInPage,
  type Place,
  placeInPage,
  pressInPage,
  type Sought,
} from './find_in_page.js'

/** For what never comes alone: a busy machine takes many times as long as an idle one. */
const PATIENCE_MS = 90_000

/** A question keeps the page from its own work. */
const PAUSE_MS = 120

/** A window of a browser other than Chromium, used as a person does: what is pressed is first there, enabled and covered by nothing. */
export class EngineWindow {
  readonly driver: EngineDriver
  readonly #url: string

  /** @param url where the instance is */
  constructor(driver: EngineDriver, url: string) {
    this.driver = driver
    this.#url = url
  }

  /** Loads an address of the instance. */
  go(path: string): Promise<void> {
    return this.driver.go(new URL(path, this.#url).href)
  }

  back(): Promise<void> {
    return this.driver.back()
  }

  /** Presses a button, or what else is said, once it can be: by the keyboard, since it may move until a pointer would be there. */
  async press(name: string, role: Sought['role'] = 'button'): Promise<void> {
    await this.place({ role, name })
    await this.driver.press('Enter')
  }

  /** Ticks a box. */
  async tick(css: string): Promise<void> {
    await this.place({ css })
    await this.driver.press(' ')
  }

  /** Where something is, once it can be pressed; it then has the focus. */
  place(sought: Sought): Promise<Place> {
    return this.#wait(`${JSON.stringify(sought)} to press`, () =>
      this.driver.run(placeInPage, sought)
    )
  }

  /** Types into a text field with a label, instead of what is in it. */
  async fill(label: string, text: string): Promise<void> {
    await this.#wait(`the field ${label}`, () => this.driver.run(focusInPage, label))
    await this.driver.type(text)
  }

  /** Chooses files, as by the system's dialog. */
  async choose(paths: string[], selector = 'input[type=file]'): Promise<void> {
    await this.hasShown(selector)
    await this.driver.choose(selector, paths)
  }

  /** Presses a button in the moment in which it can be, where a page that is still being drawn may take the focus from it. */
  async pressAtOnce(name: string): Promise<void> {
    await this.#wait(`a button ${name}`, () => this.driver.run(pressInPage, name))
  }

  /** Waits until a text is shown. */
  async sees(text: string): Promise<void> {
    await this.#wait(`"${text}"`, () => this.shows(text))
  }

  /** Waits until a text is no longer shown. */
  async losesSight(text: string): Promise<void> {
    await this.#wait(`an end of "${text}"`, async () => !(await this.shows(text)))
  }

  /** Whether a text is shown now. */
  shows(text: string): Promise<boolean> {
    return this.driver.run(isShownInPage, text)
  }

  /** Waits until the address begins with a path. */
  async isAt(path: string): Promise<void> {
    const isThere = (it: string) => location.pathname.startsWith(it)
    await this.#wait(`the address ${path}`, () => this.driver.run(isThere, path))
  }

  /** The path of the address. */
  path(): Promise<string> {
    return this.driver.run(() => location.pathname)
  }

  /** What is in a text field with a label, once it is there. */
  async valueOf(label: string): Promise<string> {
    await this.#wait(`the field ${label}`, () => this.driver.run(focusInPage, label))
    return this.driver.run(() => (document.activeElement as HTMLInputElement).value)
  }

  /** Whether there is what a selector says. */
  has(selector: string): Promise<boolean> {
    return this.driver.run((it: string) => document.querySelector(it) !== null, selector)
  }

  /** Waits until there is what a selector says. */
  async hasShown(selector: string): Promise<void> {
    await this.#wait(selector, () => this.has(selector))
  }

  /** Waits until there are so many pictures with a description. */
  async seesPictures(description: string, count: number): Promise<void> {
    const areThere = (text: string, wanted: number) =>
      [...document.querySelectorAll('img')].filter(
        ({ alt, complete, naturalWidth }) => alt.includes(text) && complete && naturalWidth > 0
      ).length >= wanted
    await this.#wait(`${count} pictures of ${description}`, () =>
      this.driver.run(areThere, description, count)
    )
  }

  /** Waits for a file that is downloaded whole, and answers its name. */
  async downloaded(pattern: RegExp): Promise<string> {
    return this.#wait(`a download ${pattern}`, async () =>
      (await readdir(this.driver.downloads)).find((name) => pattern.test(name))
    )
  }

  /** What is between two pages cannot be asked. */
  async #wait<Result>(what: string, check: () => Promise<Result>): Promise<NonNullable<Result>> {
    let last: unknown
    try {
      return await until(() => check().catch((error) => void (last = error)), PATIENCE_MS, PAUSE_MS)
    } catch {
      const page = await this.driver
        .run(() => `${location.href}\n${document.body.innerText}`)
        .catch(String)
      throw new Error(`There is no ${what} at ${page}`, { cause: last })
    }
  }
}
