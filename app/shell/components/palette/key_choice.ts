const KEY = 'vitrine.listOfKeysByKey'

/** Whether a plain `?` opens the list of keys: people who speak to their computer type letters that nobody meant. */
export function opensByKey(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no'
  } catch {
    return true
  }
}

export function rememberOpensByKey(opens: boolean): void {
  try {
    localStorage.setItem(KEY, opens ? 'yes' : 'no')
  } catch {
    // The choice then holds until the page is left.
  }
}
