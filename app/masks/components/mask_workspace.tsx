import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import { Alert } from '~/ui/feedback/alert'
import { BrushCanvas } from './brush_canvas'
import { handleShortcut } from './editor_keys.js'
import type { MaskSession } from './mask_session.js'
import type { Picker } from './picker.js'
import { PickingNotice } from './picking_notice'
import type { Surface, Tool } from './surface.js'
import { type CutoutTools, ToolPanel } from './tool_panel'
import { useSessionState } from './use_session_state.js'
import type { Look } from './veil.js'
import { ZoomButtons } from './zoom_buttons'

interface MaskWorkspaceProps {
  session: MaskSession
  /** Finds what is pointed at. */
  picker: Picker
  /** What the canvas shows. */
  label: string
  /** What the mask is of. */
  subject: 'product' | 'area'
  advice?: string | null
  /** Why the last thing that was tried failed, or null. */
  error: string | null
  /** What can be done with a cut-out besides; missing for other masks. */
  cutout?: CutoutTools
}

/** Pointing comes first where it is possible; the brush is for what is left. */
const FIRST_TOOL: Tool = { kind: 'pointer', adds: true, diameter: 40, softness: 0.2 }

/** The canvas and its tools. */
export function MaskWorkspace(props: MaskWorkspaceProps) {
  const { session, picker, label, subject, advice, error, cutout } = props
  const state = useSessionState(session)
  const picking = useSyncExternalStore(picker.subscribe, picker.getState)
  const [chosen, setTool] = useState<Tool>(FIRST_TOOL)
  const tool: Tool = picking.isPossible ? chosen : { ...chosen, kind: 'brush' }
  const problem = error ?? picking.error
  const [look, setLook] = useState<Look>('tint')
  const [surface, setSurface] = useState<Surface | null>(null)

  const steps = { onUndo: () => picker.undo(session), onRedo: () => picker.redo(session) }

  function onKeyDown(event: KeyboardEvent) {
    const editor = { ...steps, surface, tool, onTool: setTool, canPoint: picking.isPossible }
    if (handleShortcut(event, editor)) event.preventDefault()
  }

  return (
    <div className="flex min-h-0 grow flex-col md:flex-row" onKeyDown={onKeyDown}>
      <div className="flex shrink-0 grow flex-col md:min-h-0 md:shrink">
        {(problem ?? advice) && (
          <div className="p-3">
            <Alert tone={problem ? 'danger' : 'warning'}>{problem ?? advice}</Alert>
          </div>
        )}
        <div className="relative min-h-48 grow bg-sunken">
          <BrushCanvas
            session={session}
            tool={tool}
            waiting={picking.waiting}
            onPick={(picked) => picker.pick(session, picked)}
            label={label}
            onSurface={setSurface}
          />
          <PickingNotice picking={picking} />
          <ZoomButtons surface={surface} />
        </div>
      </div>
      <div className="overflow-y-auto border-t border-line p-4 md:w-76 md:shrink-0 md:border-t-0 md:border-l lg:p-5">
        <ToolPanel
          {...steps}
          canUndo={state.canUndo || picking.waiting.length > 0}
          state={state}
          tool={tool}
          onTool={setTool}
          canPoint={picking.isPossible}
          look={look}
          onLook={(next) => {
            setLook(next)
            session.setLook(next)
          }}
          subject={subject}
          cutout={cutout}
        />
      </div>
    </div>
  )
}
