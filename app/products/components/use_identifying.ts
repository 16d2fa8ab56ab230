import { type Dispatch, type SetStateAction, useRef } from 'react'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { sentenceOf } from './create_failure'
import type { CreateStep } from './create_step'
import type { TrainingDraft } from './use_training_draft'

/** Has the product recognised in its photos, which proposes words for it. @param fewest photos that it takes */
export function useIdentifying(
  draft: TrainingDraft,
  setStep: Dispatch<SetStateAction<CreateStep>>,
  fewest: number
) {
  const { selection, masks, words, setWords } = draft
  const underWay = useRef<AbortController>(null)

  async function identify() {
    if (selection.files.length < fewest) {
      setStep({ name: 'select', error: PRODUCT_MESSAGES.errors.tooFew })
      return
    }
    const { signal } = (underWay.current = new AbortController())
    setStep({ name: 'identifying', since: new Date().toISOString() })
    try {
      const { identifyPhotos } = await import('./identify_photos')
      const identification = await identifyPhotos(selection.files, masks, signal)
      signal.throwIfAborted()
      const { object, description: looks } = identification
      setWords({
        ...words,
        name: words.name === words.object ? object : words.name,
        description: words.description === words.looks ? looks : words.description,
        object,
        looks,
      })
      setStep({ name: 'identified', identification, error: null, refused: [] })
    } catch (error) {
      if (!signal.aborted) setStep({ name: 'select', error: sentenceOf(error) })
    }
  }

  function backToPhotos() {
    underWay.current?.abort()
    setStep({ name: 'select', error: null })
  }

  return { identify, backToPhotos }
}
