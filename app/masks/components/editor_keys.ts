import type { KeyboardEvent } from 'react'
import type { Surface, Tool } from './surface.js'

/** Diameter of the brush in pixels of the screen. */
export const SIZES = { min: 4, max: 200 }

const SIZE_STEP = 1.25
export const ZOOM_STEP = 1.4

interface Editor {
  onUndo: () => void
  onRedo: () => void
  surface: Surface | null
  tool: Tool
  onTool: (tool: Tool) => void
  /** Whether there is a pointer beside the brush. */
  canPoint: boolean
}

/** Shortcuts that work wherever the focus is in the editor. Returns whether the key means something. */
export function handleShortcut(event: KeyboardEvent, editor: Editor): boolean {
  const { onUndo, onRedo, surface, tool, onTool, canPoint } = editor
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' && event.shiftKey) onRedo()
    else if (key === 'z') onUndo()
    else if (key === 'y') onRedo()
    else return false
    return true
  }
  if (event.altKey) return false
  const actions: Record<string, () => void> = {
    'b': () => onTool({ ...tool, kind: 'brush' }),
    ...(canPoint && { c: () => onTool({ ...tool, kind: 'pointer' }) }),
    'a': () => onTool({ ...tool, adds: true }),
    'r': () => onTool({ ...tool, adds: false }),
    'x': () => onTool({ ...tool, adds: !tool.adds }),
    '[': () => onTool({ ...tool, diameter: bounded(tool.diameter / SIZE_STEP) }),
    ']': () => onTool({ ...tool, diameter: bounded(tool.diameter * SIZE_STEP) }),
    '+': () => surface?.zoom(ZOOM_STEP),
    '=': () => surface?.zoom(ZOOM_STEP),
    '-': () => surface?.zoom(1 / ZOOM_STEP),
    '0': () => surface?.fit(),
  }
  const action = actions[key]
  action?.()
  return action !== undefined
}

function bounded(diameter: number): number {
  return Math.round(Math.min(SIZES.max, Math.max(SIZES.min, diameter)))
}
