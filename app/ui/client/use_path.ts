import { usePage } from '@inertiajs/react'
import { firstOf } from '~/core/elements'

/** Path of the page on screen, without its query. */
export function usePath(): string {
  return firstOf(usePage().url.split(/[?#]/))
}
