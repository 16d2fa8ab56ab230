import { closeEvents } from './events'
import { postJson } from './json'
import { route } from './routes'
import { expectSignOut } from './signed_out'

/** Ends the session, drops the files that forms kept, and leaves for the site's root, also when the server could not be told. */
export async function logOut(): Promise<void> {
  expectSignOut()
  closeEvents()
  const dropped = import('./kept_files').then(({ dropFiles }) => dropFiles()).catch(() => {})
  try {
    await postJson(route('logout'))
  } catch (error) {
    console.error('Failed to log out', error)
  }
  await dropped
  window.location.assign('/')
}
