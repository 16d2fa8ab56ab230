import type { ResolvedComponent } from '@inertiajs/react'

/** The pages for operators, apart from the others: their list is brought along by every page. */
export const adminPages = import.meta.glob<{ default: ResolvedComponent }>(
  '/app/admin/pages/**/*.tsx'
)
