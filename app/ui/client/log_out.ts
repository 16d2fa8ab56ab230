import { COPIES_KEPT, forgetAll } from './browser_storage'
import { closeEvents } from './events'
import { postJson } from './json'
import { route } from './routes'
import { expectSignOut } from './signed_out'

/** How long what forms kept may take to be dropped. */
const DROPPING_MS = 2_000

/** Ends the session, drops the files that forms kept and what is known of their copies, and leaves for the site's root, also when the server could not be told. */
export async function logOut(): Promise<void> {
  expectSignOut()
  closeEvents()
  forgetAll(COPIES_KEPT)
  const dropped = import('./kept_files').then(({ dropFiles }) => dropFiles()).catch(() => {})
  try {
    await postJson(route('logout'))
  } catch (error) {
    console.error('Failed to log out', error)
  }
  // In Safari a page that is kept for Back may hold the store for as long as it is kept.
  await Promise.race([dropped, new Promise((resolve) => setTimeout(resolve, DROPPING_MS))])
  window.location.assign('/')
}
