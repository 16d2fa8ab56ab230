import type { EditorPictureData, OpenedWorkData } from '~/editor/transformers/editor_data'
import type { ShapeWay } from '~/engines/engine'
import { type GivenTask, taskSentence } from '~/pictures/task_sentence'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { ChangeBase, PendingWork } from './editor_draft'
import { BEGUN, moved, startedWith } from './steps'
import { useBeginning } from './use_beginning'
import { useEditRuns } from './use_edit_runs'
import { useEditorState } from './use_editor_state'

/** The state of the editor and everything that can be done in it. */
export function useEditor(userId: number, opened: OpenedWorkData | null) {
  const state = useEditorState(userId)
  const { draft, setDraft, problem, setProblem, shown, changed, mask, product } = state
  const { run, order } = useEditRuns(state)
  useBeginning(state, opened, run)

  /** Changes the picture that was chosen for it, and shows the result after the one that shows. */
  function change(wanted: Pick<PendingWork, 'prompt' | 'product'>) {
    if (!changed || !shown) return
    order({ kind: 'edit', path: changed.path, after: shown.path, mask, ...wanted })
  }

  return {
    ...draft,
    shown,
    changed,
    mask,
    product,
    problem,
    dismiss: () => setProblem(null),
    /** @param marked data URL of its mask; null: the whole picture may change */
    mark(marked: string | null) {
      if (!changed) return
      const area = marked === null ? null : { path: changed.path, mask: marked }
      setDraft((now) => ({ ...now, area }))
    },
    /** @param given data URL of the product's mask; null: it is found by itself */
    showProduct(given: string | null) {
      if (!changed) return
      const next = given === null ? null : { path: changed.path, mask: given }
      setDraft((now) => ({ ...now, product: next }))
    },
    setBase: (base: ChangeBase) => setDraft((now) => ({ ...now, base })),
    setPrompt: (prompt: string) => setDraft((now) => ({ ...now, prompt })),
    start(source: EditorPictureData) {
      setProblem(null)
      setDraft((now) => ({ ...now, ...BEGUN, ...startedWith(source) }))
    },
    reset() {
      setProblem(null)
      setDraft((now) => ({ ...now, ...BEGUN }))
    },
    move: (by: -1 | 1) => setDraft((now) => ({ ...now, ...moved(now, by) })),
    /** @param given mask of the product, when it has just been shown */
    generate(given = product) {
      const prompt = draft.prompt.trim()
      if (prompt !== '') change({ prompt, product: given })
    },
    /** Makes the picture that shows once more, with its shape got another way. */
    reshape(shapeWay: ShapeWay) {
      if (!shown?.madeOf) return
      const { madeOf: path, path: after, prompt } = shown
      const given = draft.product?.path === path ? draft.product.mask : undefined
      order({ kind: 'edit', path, after, prompt, product: given, shapeWay })
    },
    /** Takes away what is marked, whatever is written. */
    removeMarked() {
      if (mask !== undefined) change({ prompt: EDITOR_MESSAGES.form.removeThis, product })
    },
    /** Changes the picture by name, all of it, whatever is written. */
    doTask(task: GivenTask) {
      if (!changed || !shown) return
      const [path, after] = [changed.path, shown.path]
      order({ kind: 'edit', path, after, prompt: taskSentence(task), product, task })
    },
    upscale() {
      if (shown) order({ kind: 'upscale', path: shown.path, prompt: shown.prompt })
    },
    /** Changes a sample: its picture becomes the source. */
    generateSample(source: EditorPictureData, prompt: string) {
      setDraft((now) => ({ ...now, ...BEGUN, ...startedWith(source), prompt }))
      order({ kind: 'edit', path: source.path, prompt })
    },
  }
}

export type Editor = ReturnType<typeof useEditor>
