import { loadScript } from './load_script'

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js'

/** The queue that the service's script takes over once it has loaded. */
interface PixelQueue {
  (...args: unknown[]): void
  callMethod?: (...args: unknown[]) => void
  queue: unknown[]
  push: PixelQueue
  loaded: boolean
  version: string
}

type PixelWindow = Window & { fbq?: PixelQueue; _fbq?: PixelQueue }

/** Tells Meta that a page was opened. */
export function metaPageView(pixelId: string): void {
  pixel(pixelId)('track', 'PageView')
}

/**
 * Tells Meta of an event.
 * @param eventId by which a repeat is recognised
 */
export function metaEvent(
  pixelId: string,
  name: 'InitiateCheckout' | 'Purchase',
  data: Record<string, unknown> = {},
  eventId?: string
): void {
  pixel(pixelId)('track', name, data, ...(eventId === undefined ? [] : [{ eventID: eventId }]))
}

function pixel(pixelId: string): PixelQueue {
  const page = window as PixelWindow
  if (page.fbq) return page.fbq
  const fbq = ((...args: unknown[]) => {
    if (fbq.callMethod) fbq.callMethod(...args)
    else fbq.queue.push(args)
  }) as PixelQueue
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue: [] })
  page.fbq = fbq
  page._fbq = fbq
  // Pages are reported one by one, after each visit; by itself the script would report changes of the address too.
  Object.assign(fbq, { disablePushState: true })
  loadScript(SCRIPT)
  fbq('init', pixelId)
  return fbq
}
