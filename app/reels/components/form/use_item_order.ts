import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type DraftItem, moved } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { useReorder } from './use_reorder'

const MESSAGES = REEL_MESSAGES.items

/** Moves the pictures of a reel and takes them out; the focus stays with them, and what was done is said. */
export function useItemOrder(items: readonly DraftItem[], onChange: (items: DraftItem[]) => void) {
  const [said, setSaid] = useState('')
  const { list, dragged, handle, drag } = useReorder(move)

  function move(from: number, to: number) {
    if (to < 0 || to >= items.length || to === from) return
    const focused = document.activeElement
    // A row that is moved in the page loses the focus.
    flushSync(() => {
      onChange(moved(items, from, to))
      setSaid(MESSAGES.moved(to + 1, items.length))
    })
    if (focused instanceof HTMLElement) focused.focus()
  }

  function remove(place: number) {
    flushSync(() => {
      onChange(items.filter((_, index) => index !== place))
      setSaid(MESSAGES.removed(place + 1, items.length - 1))
    })
    const rows = list.current?.children
    const next = rows?.[Math.min(place, rows.length - 1)]
    next?.querySelector<HTMLElement>('button:last-of-type')?.focus()
  }

  return { list, dragged, handle, drag, said, move, remove }
}
