/** How a window of a browser is driven: as little as both ways of driving can do, from which {@link EngineWindow} makes the rest. */
export interface EngineDriver {
  /** Loads an address; resolves once it is there with what belongs to it. */
  go(url: string): Promise<void>
  back(): Promise<void>
  reload(): Promise<void>
  /** Runs a function in the page, with nothing but its arguments. */
  run<Result, Args extends unknown[]>(
    act: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>
  /** Presses the mouse at one point of the window, moves it along the others, and lets it go. */
  drag(...points: [number, number][]): Promise<void>
  /** Presses a key on what has the focus. */
  press(key: 'Enter' | ' '): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  /** Chooses files in the first file field of the page, or in the one that a selector says. */
  choose(selector: string, paths: string[]): Promise<void>
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>
  /** What scripts of the page have thrown, as far as this browser tells; grows. */
  readonly errors: string[]
  /** Where the browser puts what it downloads. */
  readonly downloads: string
  /** Ends this window; nothing of it is left to the next one. */
  close(): Promise<void>
}

/** What drives a browser has ended or does not answer, which says nothing of the page. */
export class DriverGone extends Error {}

/** A browser that runs, and opens windows that know nothing of each other. */
export interface EngineBrowser {
  open(): Promise<EngineDriver>
  stop(): Promise<void>
}
