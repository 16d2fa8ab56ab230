import {
  Eraser,
  Minus,
  MousePointerClick,
  Paintbrush,
  Plus,
  Redo2,
  RotateCcw,
  Undo2,
} from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { IconButton } from '~/ui/buttons/icon_button'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import { Slider } from '~/ui/forms/slider'
import { SIZES } from './editor_keys.js'
import type { SessionState } from './mask_session.js'
import { ShortcutList } from './shortcut_list'
import type { Tool } from './surface.js'
import { EDITOR_MESSAGES as MESSAGES } from '../messages/en/editor.js'
import type { Look } from './veil.js'

interface ToolPanelProps {
  onUndo: () => void
  onRedo: () => void
  /** Also while there is only what is looked for. */
  canUndo: boolean
  state: SessionState
  tool: Tool
  onTool: (tool: Tool) => void
  /** Whether there is a pointer beside the brush. */
  canPoint: boolean
  look: Look
  onLook: (look: Look) => void
  subject: 'product' | 'area'
  cutout?: CutoutTools
}

/** What a cut-out has besides the brush: views of it, and the way back to the automatic one. */
export interface CutoutTools {
  restarting: boolean
  onRestart: () => void
}

/** Everything beside the canvas that one points and paints with. */
export function ToolPanel(props: ToolPanelProps) {
  const { state, tool, onTool, canPoint, subject, cutout } = props
  const pointing = MESSAGES.pointing[subject]
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      {canPoint && (
        <SegmentedControl
          label={MESSAGES.kind}
          value={tool.kind}
          onChange={(kind) => onTool({ ...tool, kind })}
          options={[
            { value: 'pointer', label: MESSAGES.kinds.pointer, icon: MousePointerClick },
            { value: 'brush', label: MESSAGES.kinds.brush, icon: Paintbrush },
          ]}
        />
      )}
      <div className="flex items-end gap-1">
        <AddOrRemove tool={tool} onTool={onTool} />
        <IconButton
          icon={Undo2}
          label={MESSAGES.undo}
          disabled={!props.canUndo}
          onClick={props.onUndo}
        />
        <IconButton
          icon={Redo2}
          label={MESSAGES.redo}
          disabled={!state.canRedo}
          onClick={props.onRedo}
        />
      </div>
      {tool.kind === 'brush' ? (
        <BrushShape tool={tool} onTool={onTool} />
      ) : (
        <p className="text-fine text-muted">{tool.adds ? pointing.add : pointing.remove}</p>
      )}
      {cutout && <CutoutChoices {...props} cutout={cutout} />}
      <ShortcutList />
    </div>
  )
}

type ToolProps = Pick<ToolPanelProps, 'tool' | 'onTool'>

/** Whether what is pointed at or painted is added or taken away. */
function AddOrRemove({ tool, onTool }: ToolProps) {
  const isBrush = tool.kind === 'brush'
  return (
    <SegmentedControl
      label={MESSAGES.tool}
      value={tool.adds ? 'add' : 'remove'}
      onChange={(mode) => onTool({ ...tool, adds: mode === 'add' })}
      options={[
        { value: 'add', label: MESSAGES.add, icon: isBrush ? Paintbrush : Plus },
        { value: 'remove', label: MESSAGES.remove, icon: isBrush ? Eraser : Minus },
      ]}
    />
  )
}

/** How large and how soft the brush is. */
function BrushShape({ tool, onTool }: ToolProps) {
  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-1">
      <Slider
        label={MESSAGES.size}
        value={tool.diameter}
        {...SIZES}
        unit="px"
        onChange={(diameter) => onTool({ ...tool, diameter })}
      />
      <Slider
        label={MESSAGES.softness}
        value={Math.round(tool.softness * 100)}
        min={0}
        max={100}
        unit="%"
        onChange={(percent) => onTool({ ...tool, softness: percent / 100 })}
      />
    </div>
  )
}

/** Before what the cut-out is seen, and the way back to the automatic one. */
function CutoutChoices(props: ToolPanelProps & { cutout: CutoutTools }) {
  const { look, onLook, cutout, state } = props
  return (
    <>
      <SegmentedControl
        label={MESSAGES.look}
        value={look}
        onChange={onLook}
        options={(['tint', 'white', 'black'] as const).map((value) => ({
          value,
          label: MESSAGES.looks[value],
        }))}
      />
      <Button
        variant="ghost"
        size="sm"
        icon={RotateCcw}
        loading={cutout.restarting}
        disabled={state.isAutomatic}
        onClick={cutout.onRestart}
      >
        {MESSAGES.restart}
      </Button>
    </>
  )
}
