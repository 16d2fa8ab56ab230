import { closeEvents } from './events'
import { postJson } from './json'
import { route } from './routes'

/** Ends the session and leaves for the site's root, also when the server could not be told. */
export async function logOut(): Promise<void> {
  closeEvents()
  try {
    await postJson(route('logout'))
  } catch (error) {
    console.error('Failed to log out', error)
  }
  window.location.assign('/')
}
