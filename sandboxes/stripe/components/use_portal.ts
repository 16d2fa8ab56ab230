import { router } from '@inertiajs/react'
import { useState } from 'react'

interface Portal {
  /** The act that is under way, by the name it was sent with. */
  busy: string | null
  /** Does something; the page comes back with what it led to. */
  send: (name: string, url: string, data?: Record<string, string | number | boolean>) => void
}

/** The portal's acts, one at a time. */
export function usePortal(): Portal {
  const [busy, setBusy] = useState<string | null>(null)
  return {
    busy,
    send: (name, url, data = {}) =>
      router.post(url, data, {
        preserveScroll: true,
        onStart: () => setBusy(name),
        onFinish: () => setBusy(null),
      }),
  }
}
