import { usePage } from '@inertiajs/react'

/** Path of the page on screen, without its query. */
export function usePath(): string {
  return usePage().url.split(/[?#]/)[0]
}
