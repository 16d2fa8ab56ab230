declare global {
  interface Window {
    /** Whether each file came that `app_tags` has had fetched, by address; missing in development. */
    fetchedParts?: ReadonlyMap<string, Promise<boolean>>
  }
}

/** Files of the program by address, that have come or are on their way. */
const files = new Map<string, Promise<void>>()

const PAUSE_MS = 1_000

/** What is done about a file that did not come, before it is asked for again; told how often it was. */
let seeTo = (_address: string, _times: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, PAUSE_MS))

/**
 * Fetches the files of a part of the program before the browser imports it. An import that found no server cannot be made again: most
 * browsers remember its failure for as long as the page is there. `building/fetch_parts` has it called by the build.
 * @public
 * @throws what is done about one that does not come may throw
 */
export function fetchPart(addresses: readonly string[]): Promise<unknown> {
  return Promise.all(addresses.map(fetchFile))
}

/**
 * Says what is done about a file that does not come: resolves when it is to be asked for again.
 */
export function whenMissing(act: typeof seeTo): void {
  seeTo = act
}

function fetchFile(address: string): Promise<void> {
  const file = files.get(address) ?? fetchUntilThere(address)
  files.set(address, file)
  file.catch(() => files.delete(address))
  return file
}

async function fetchUntilThere(address: string): Promise<void> {
  for (let times = 1; !(await isFetched(address)); times++) await seeTo(address, times)
}

/** Leaves it in the browser's cache, out of which it is then imported. */
async function isFetched(address: string): Promise<boolean> {
  if (isOfEntry(address) || (await window.fetchedParts?.get(address))) return true
  try {
    const answer = await fetch(address)
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}

/** Whether it is there because nothing would run without it. */
function isOfEntry(address: string): boolean {
  return [...document.querySelectorAll('link')].some(({ href }) => href === address)
}
