import { RelativeTime } from '~/shell/ui/relative_time'
import { WEBHOOK_TEXTS } from '../screen_texts'

const MINUTE_MS = 60_000

/** A time that is to come, relative to now. */
export function FutureTime({ iso }: { iso: string }) {
  const isSoon = Date.parse(iso) - Date.now() < MINUTE_MS
  return isSoon ? WEBHOOK_TEXTS.log.soon : <RelativeTime iso={iso} />
}
