import { useEffect, useEffectEvent } from 'react'

interface Commands {
  approve: () => void
  reject: () => void
  skip: () => void
  undo: () => void
}

const COMMANDS: Record<string, keyof Commands> = {
  a: 'approve',
  arrowright: 'approve',
  r: 'reject',
  arrowleft: 'reject',
  s: 'skip',
  u: 'undo',
}

/** Hears the desk's keys wherever the focus is, but for fields that take keys themselves and open dialogs. */
export function useKeys(commands: Commands, isOff: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event)
    if (isOff || event.repeat || event.defaultPrevented || !command || isTyping(event)) return
    event.preventDefault()
    commands[command]()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function commandOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) {
  const name = key.toLowerCase()
  if ((ctrlKey || metaKey) && name === 'z' && !shiftKey) return 'undo'
  return ctrlKey || metaKey || altKey ? undefined : COMMANDS[name]
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=menu], [role=dialog]') !==
      null
  )
}
