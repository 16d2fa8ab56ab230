import { router } from '@inertiajs/react'
import { useEffect, useEffectEvent } from 'react'
import type { OpenedWorkData } from '~/editor/transformers/editor_data'
import { popSelectedAsset } from '~/pictures/components/results/select_asset'
import { route } from '~/ui/client/routes'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import { draftOf, type PendingWork } from './editor_draft'
import { problemOfOpened } from './editor_problem'
import { pictureAt } from './picture_at'
import { BEGUN, startedWith } from './steps'
import type { EditorState } from './use_editor_state'

/** Begins with work that the page was opened for, with a picture that was chosen elsewhere, or goes on with what a reload broke off. */
export function useBeginning(
  { draft, setDraft, setProblem }: EditorState,
  opened: OpenedWorkData | null,
  run: (work: PendingWork) => Promise<void>
) {
  function open(work: OpenedWorkData) {
    const next = draftOf(work)
    setDraft(next)
    if (next.pending) void run(next.pending)
    else setProblem(problemOfOpened(work))
    // A reload must not undo what is done from here on.
    router.replace({
      url: route('ai.editor'),
      props: (props) => ({ ...props, opened: null }),
      preserveState: true,
      preserveScroll: true,
    })
  }
  const onOpen = useEffectEvent(open)
  useEffect(() => {
    if (opened) onOpen(opened)
  }, [opened])

  async function begin() {
    if (opened) return
    const asset = popSelectedAsset()
    if (asset === null) {
      if (draft.pending) await run(draft.pending)
      return
    }
    setDraft((now) => ({ ...now, ...BEGUN, pending: null, prompt: asset.prompt }))
    try {
      const source = await pictureAt(asset.image)
      setDraft((now) => ({ ...now, ...startedWith(source) }))
    } catch {
      setProblem({ of: 'source', sentence: EDITOR_MESSAGES.source.gone })
    }
  }
  const onBegin = useEffectEvent(() => void begin())
  useEffect(() => onBegin(), [])
}
