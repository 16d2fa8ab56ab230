import { router } from '@inertiajs/react'

/** Makes another team the current one; the page stays where it is and is loaded anew. */
export function switchTeam(href: string, teamId: number): void {
  router.put(href, { team_id: teamId }, { preserveScroll: true })
}
