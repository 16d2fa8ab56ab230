import type { EditorSampleData, OpenedWorkData } from '~/editor/transformers/editor_data'

import type { EditTaskName } from '~/engines/edit_tasks/edit_tasks'

/** An instruction that the engine understands, and what it is called in the reader's language. */
export interface Suggestion {
  instruction: string
  label: string
}

/** Props of the AI editor's page. */
export interface EditorPageProps {
  /** A piece of work to begin with. */
  opened: OpenedWorkData | null
  samples: EditorSampleData[]
  /** Instructions that the engine in use honours. */
  suggestions: Suggestion[]
  can_edit: boolean
  /** Whether a change can be held to a marked area. */
  can_mark_areas: boolean
  /** Changes that can be asked for by name. */
  tasks: EditTaskName[]
  /** Whether an area is found by a click. */
  can_select: boolean
  can_upscale: boolean
  /** Seconds that an edit usually takes; null when the engine cannot do it. */
  expected_seconds: number | null
}
