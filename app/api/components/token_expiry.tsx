import { useState } from 'react'
import { API_MESSAGES } from '~/api/messages/en/common'
import type { Token } from '~/api/tokens/token'
import { dateText } from '~/ui/text/date_text'

const MESSAGES = API_MESSAGES.expiry

/** Until when a token is good. */
export function TokenExpiry({ token }: { token: Token }) {
  const [now] = useState(() => Date.now())
  const { expires_at: end } = token
  if (end === null) return MESSAGES.none
  const isOver = Date.parse(end) <= now
  return (
    <span className={isOver ? 'font-medium text-danger' : undefined}>
      {isOver ? MESSAGES.over(dateText(end)) : MESSAGES.on(dateText(end))}
    </span>
  )
}
