import { keep, recall } from '~/ui/client/browser_storage'

const KEY = 'vitrine.listOfKeysByKey'

/** Whether a plain `?` opens the list of keys: people who speak to their computer type letters that nobody meant. */
export function opensByKey(): boolean {
  return recall('localStorage', KEY) !== 'no'
}

export function rememberOpensByKey(opens: boolean): void {
  keep('localStorage', KEY, opens ? 'yes' : 'no')
}
