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

interface KeysInput {
  /** Whether a dialog has the keys. */
  isOff: boolean
  /** Whether keys without Ctrl decide: speech input types letters that nobody meant. */
  hasPlainKeys: boolean
}

/** Hears the desk's keys wherever the focus is, but for fields that take keys themselves and open dialogs. */
export function useKeys(commands: Commands, { isOff, hasPlainKeys }: KeysInput): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const command = commandOf(event, hasPlainKeys)
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

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key asks for; undefined when nothing. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey, shiftKey }: Key,
  hasPlainKeys: boolean
): keyof Commands | undefined {
  const name = key.toLowerCase()
  if ((ctrlKey || metaKey) && name === 'z' && !shiftKey) return 'undo'
  return ctrlKey || metaKey || altKey || !hasPlainKeys ? undefined : COMMANDS[name]
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], [role=dialog]'
    ) !== null
  )
}
