import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { IconButton } from '~/ui/buttons/icon_button'
import { opensByKey } from './key_choice'
import { PALETTE_MESSAGES } from '../../messages/en/palette'

const Palette = lazyPart(() => import('./palette'))
const ShortcutSheet = lazyPart(() => import('./shortcut_sheet'))

type Shown = 'palette' | 'keys'

/** The button of the command palette; Ctrl or Cmd with K opens it from everywhere, `?` the list of keys. */
export default function PaletteButton() {
  const [shown, setShown] = useState<Shown | null>(null)
  const [used, setUsed] = useState<ReadonlySet<Shown>>(new Set())

  function show(what: Shown) {
    setUsed((before) => new Set(before).add(what))
    setShown(what)
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const what = wantedBy(event)
      if (!what || event.defaultPrevented) return
      event.preventDefault()
      show(what)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  const close = () => setShown(null)
  return (
    <>
      <IconButton
        icon={Search}
        label={PALETTE_MESSAGES.button}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => show('palette')}
      />
      <PartBoundary>
        {used.has('palette') && (
          <Palette open={shown === 'palette'} onClose={close} onShowKeys={() => show('keys')} />
        )}
        {used.has('keys') && <ShortcutSheet open={shown === 'keys'} onClose={close} />}
      </PartBoundary>
    </>
  )
}

/** What a key asks for. Dialogs keep their keys to themselves, and fields what is typed. */
function wantedBy(event: KeyboardEvent): Shown | null {
  if (event.repeat || document.querySelector('[role=dialog]')) return null
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if ((ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k') return 'palette'
  if (key !== '?' || ctrlKey || metaKey || altKey || isTyping(event)) return null
  return opensByKey() ? 'keys' : null
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
    ) !== null
  )
}
