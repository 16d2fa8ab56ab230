import { useDraftState } from '~/ui/client/use_draft'

/** What a merchant describes. */
export interface Draft {
  prompt: string
  /** What must not be in the pictures. */
  negativePrompt: string
}

const EMPTY: Draft = { prompt: '', negativePrompt: '' }

/** The description that is being written in a form. */
export function usePromptDraft(form: string) {
  const [draft, setDraft] = useDraftState(form, () => EMPTY)
  return { draft, setDraft }
}
