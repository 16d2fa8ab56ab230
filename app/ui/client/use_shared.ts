import { usePage } from '@inertiajs/react'
import type { SharedProps } from '~/shell/shared_props'

/** The props that every page gets. */
export function useShared(): SharedProps {
  return usePage().props as unknown as SharedProps
}
