import { http } from '@inertiajs/react'
import { route } from './routes'

/** Fetches a fresh CSRF cookie, which later requests send along by themselves. */
export async function refreshCsrfCookie(): Promise<void> {
  await http.getClient().request({ method: 'get', url: route('sanctum.csrf-cookie') })
}
