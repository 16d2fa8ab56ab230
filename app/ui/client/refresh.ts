import { router } from '@inertiajs/react'

type Parts = Pick<Parameters<typeof router.reload>[0] & object, 'only' | 'reset' | 'onFinish'>

/**
 * Asks anew for parts of the page, without anybody's press. Where no server is found the bar of the page says so, and nothing else: what
 * somebody has pressed tells them by itself what came of it.
 */
export function refresh(parts: Parts = {}): void {
  router.reload({ ...parts, onNetworkError: () => false })
}
