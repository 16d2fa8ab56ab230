import { type Dispatch, type SetStateAction, useRef } from 'react'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { sentenceOf } from './create_failure'
import type { CreateStep } from './create_step'
import type { Identification } from './identify_photos'
import type { TrainingDraft } from './use_training_draft'

/** What is known of photos at which nobody has looked. */
const NOTHING_SEEN: Identification = { object: '', suggestions: [], description: '', photos: [] }

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
    const showSent = (sent: number | null) =>
      setStep((at) => ({
        name: 'identifying',
        since: at.name === 'identifying' && sent !== null ? at.since : new Date().toISOString(),
        sent,
      }))
    showSent(0)
    try {
      const { identifyPhotos } = await import('./identify_photos')
      const onSent = (fraction: number) => {
        if (!signal.aborted) showSent(fraction < 1 ? fraction : null)
      }
      const identification = await identifyPhotos(selection.files, masks, { signal, onSent })
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

  /** Goes on with what is typed, whether or not the photos are being looked at. */
  function skipIdentifying() {
    underWay.current?.abort()
    setStep({ name: 'identified', identification: NOTHING_SEEN, error: null, refused: [] })
  }

  return { identify, skipIdentifying, backToPhotos }
}
