import { router } from '@inertiajs/react'
import type { SharedProps } from '~/shell/shared_props'

let reporter: Promise<typeof import('./reporter')> | null = null

/** Reports visits where the operator configured somebody to report to; without that nothing more is loaded. */
export function startAnalytics(): void {
  router.on('navigate', ({ detail: { page } }) => {
    const props = page.props as unknown as SharedProps
    if (!props.analytics) return
    reporter ??= import('./reporter')
    void reporter.then(({ reportPage }) => reportPage(page)).catch(() => {})
  })
}

/**
 * Tells of something that the user did or waited for; never fails, and tells nobody who is not configured or agreed to.
 * @param once names what happened, where several tabs may notice it: the browser tells it once
 */
export async function track(
  event: string,
  properties: Record<string, string | number>,
  once?: string
): Promise<void> {
  await reporter?.then(({ reportEvent }) => reportEvent(event, properties, once)).catch(() => {})
}
