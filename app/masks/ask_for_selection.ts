import type { FailureCategory } from '#app/engines/failures/failures'
import { randomUUID } from 'node:crypto'
import type { Pointing } from '#app/engines/engine'
import { eventHub } from '#app/core/queue/event_hub'
import type { SelectionMessage } from '#app/core/queue/events'
import { type AppError } from '#app/core/errors/app_error'
import { notifySelection } from './notify_selection.js'
import { selectionFailed, selectionSlow, selectionUnavailable } from './errors.js'

/** How long a worker may take to offer itself, in milliseconds: they do at once, or not at all. */
const OFFER_MS = 2_000

/** How long somebody who clicked waits, and how long a picture may take that is only looked at, in milliseconds. */
const CLICK_MS = 5_000
const LOOK_MS = 60_000

/**
 * Has a worker find what somebody points at in a picture.
 *
 * @param pointing null only has the picture looked at
 * @param gone aborts when nobody waits any longer
 * @returns a grey PNG of the picture's shape, white = pointed at; empty when nothing was
 * @throws AppError 503 `selection_unavailable` when no worker can, 504 `selection_slow` when none has in time, 422 `selection_failed`
 */
export async function askForSelection(
  picture: string,
  pointing: Pointing | null,
  gone: AbortSignal
): Promise<Buffer> {
  const id = randomUUID()
  const answer = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  const deadline = Date.now() + (pointing ? CLICK_MS : LOOK_MS)
  let isGiven = false

  const give = async ({ worker }: Extract<SelectionMessage, { kind: 'offered' }>) => {
    if (isGiven) return
    isGiven = true
    clearTimeout(unoffered)
    await notifySelection({ id, kind: 'given', worker, picture, pointing, deadline })
  }
  const take = ({ part, parts: all, bytes }: Extract<SelectionMessage, { kind: 'answered' }>) => {
    parts[part] = Buffer.from(bytes, 'base64')
    if (Object.keys(parts).length === all) answer.resolve(Buffer.concat(parts))
  }
  const off = eventHub.onSelection(id, (message) => {
    if (message.kind === 'offered') void give(message).catch(answer.reject)
    else if (message.kind === 'answered') take(message)
    else if (message.kind === 'failed') answer.reject(failureOf(message.category))
  })
  const unoffered = setTimeout(() => answer.reject(selectionUnavailable()), OFFER_MS)
  const late = setTimeout(() => answer.reject(selectionSlow()), deadline - Date.now())
  const leave = () => answer.reject(selectionSlow())
  gone.addEventListener('abort', leave)
  try {
    await notifySelection({ id, kind: 'asked', picture })
    return await answer.promise
  } finally {
    off()
    clearTimeout(unoffered)
    clearTimeout(late)
    gone.removeEventListener('abort', leave)
  }
}

function failureOf(category: FailureCategory): AppError {
  if (category === 'unsupported') return selectionUnavailable()
  if (category === 'timeout' || category === 'busy') return selectionSlow()
  return selectionFailed()
}
