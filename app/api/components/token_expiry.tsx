import { useState } from 'react'
import { API_TEXTS } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { dateText } from '~/ui/text/date_text'

const TEXTS = API_TEXTS.expiry

/** Until when a token is good. */
export function TokenExpiry({ token }: { token: Token }) {
  const [now] = useState(() => Date.now())
  const { expires_at: end } = token
  if (end === null) return TEXTS.none
  const isOver = Date.parse(end) <= now
  return (
    <span className={isOver ? 'font-medium text-danger' : undefined}>
      {isOver ? TEXTS.over(dateText(end)) : TEXTS.on(dateText(end))}
    </span>
  )
}
