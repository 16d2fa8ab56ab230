const PARTS = [
  () => import('./mobile_menu_sheet'),
  () => import('./account_menu_entries'),
  () => import('./team_menu_entries'),
  () => import('~/ui/overlays/dropdown'),
  () => import('~/ui/overlays/toaster'),
  () => import('~/accounts/client/check_signed_in'),
  () => import('~/accounts/components/sign_in_dialog'),
  () => import('~/billing/components/top_up_dialog'),
]

/** Fetches what a first press in the shell needs, and what is needed where nothing can be fetched. */
export async function loadFirstParts(): Promise<void> {
  await Promise.allSettled(PARTS.map((load) => load()))
}
