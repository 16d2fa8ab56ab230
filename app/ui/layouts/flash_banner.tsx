import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import type { Flash, SharedProps } from '~/shell/shared_props'
import { Banner } from '~/ui/feedback/banner'

/** The server's message of this visit, until it is dismissed or the next visit. */
export function FlashBanner() {
  const { flash } = usePage<{ flash: SharedProps['flash'] }>().props
  const [dismissed, setDismissed] = useState<Flash | null>(null)
  if (!flash.banner || dismissed === flash) return null
  return (
    <Banner
      message={flash.banner}
      style={flash.bannerStyle}
      onDismiss={() => setDismissed(flash)}
    />
  )
}
