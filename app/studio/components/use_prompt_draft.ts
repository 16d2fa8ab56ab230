import { useState } from 'react'

/** What a merchant describes. */
export interface Draft {
  prompt: string
  /** What must not be in the pictures. */
  negativePrompt: string
}

const EMPTY: Draft = { prompt: '', negativePrompt: '' }

/** What is being written in a form; kept in this tab, so that a reload loses nothing. */
export function useDraft(form: string) {
  const key = `draft ${form}`
  const [draft, setDraft] = useState<Draft>(() => stored(key))
  return {
    draft,
    setDraft(next: Draft) {
      setDraft(next)
      try {
        sessionStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A browser that stores nothing keeps it for as long as the page is open.
      }
    },
  }
}

function stored(key: string): Draft {
  try {
    return { ...EMPTY, ...JSON.parse(sessionStorage.getItem(key) ?? '{}') }
  } catch {
    return EMPTY
  }
}
