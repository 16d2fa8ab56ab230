import { useEffect, useState } from 'react'
import { type EditorDraft, loadDraft, saveDraft } from './editor_draft'
import type { EditorProblem } from './editor_problem'

/** What is on screen in the editor: kept in this tab, so that a reload loses nothing. */
export function useEditorState(userId: number) {
  const [draft, setDraft] = useState<EditorDraft>(() => loadDraft(userId))
  const [problem, setProblem] = useState<EditorProblem | null>(null)
  const shown = draft.steps.at(draft.at) ?? null
  const changed = (draft.base === 'original' && draft.steps.at(0)) || shown
  const mask = draft.area?.path === changed?.path ? draft.area?.mask : undefined
  const product = draft.product?.path === changed?.path ? draft.product?.mask : undefined

  useEffect(() => saveDraft(userId, draft), [userId, draft])

  return {
    draft,
    setDraft,
    problem,
    setProblem,
    shown,
    /** What the next change is made of: the picture that shows, or the one that all began with. */
    changed,
    /** Of the area that is marked in what is changed. */
    mask,
    /** The mask of the product in that picture, where it was shown. */
    product,
  }
}

export type EditorState = ReturnType<typeof useEditorState>
