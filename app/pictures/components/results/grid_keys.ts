import type { KeyboardEvent } from 'react'

interface GridKeys {
  selected: ReadonlySet<number>
  onToggle: (id: number) => void
  onSelectAll: () => void
  onClear: () => void
  onDelete: (ids: readonly number[]) => void
  onUndo: () => void
}

/**
 * Keys of the grid: arrows move from picture to picture, x selects, Ctrl+A selects all, Delete deletes, Ctrl+Z takes it
 * back, Escape clears the selection.
 */
export function onGridKey(event: KeyboardEvent<HTMLElement>, keys: GridKeys): void {
  const target = event.target as HTMLElement
  if (target.matches('input:not([type=checkbox]), textarea, select')) return
  const card = target.closest<HTMLElement>('[data-result]')
  const id = card ? Number(card.dataset.result) : null
  const isCommand = event.ctrlKey || event.metaKey
  const act = actionOf()
  if (!act) return
  event.preventDefault()
  act()

  function actionOf(): (() => void) | null {
    if (isCommand && event.key === 'a') return keys.onSelectAll
    if (isCommand && event.key === 'z') return keys.onUndo
    if (isCommand || event.altKey) return null
    switch (event.key) {
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'ArrowUp':
      case 'ArrowDown':
        return card && (() => focusBeside(card, event.key))
      case 'x':
        return id === null ? null : () => keys.onToggle(id)
      case 'Delete':
        if (keys.selected.size > 0) return () => keys.onDelete([...keys.selected])
        return id === null ? null : () => keys.onDelete([id])
      case 'Escape':
        return keys.selected.size > 0 ? keys.onClear : null
      default:
        return null
    }
  }
}

/** Moves the focus to the card beside one; rows above and below the screen are drawn, so that there is one. */
function focusBeside(card: HTMLElement, key: string): void {
  const list = card.closest('[role=list]')
  const cards = [...(list?.querySelectorAll<HTMLElement>('[data-result]') ?? [])]
  const columns = list?.firstElementChild?.childElementCount ?? 1
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0
  const next = cards[cards.indexOf(card) + step]?.querySelector<HTMLElement>('[data-open]')
  next?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
