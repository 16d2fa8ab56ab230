import { useRef, useState } from 'react'
import { ApiError, isLost } from '~/shell/client/api_error'
import { newUuid } from '~/shell/client/new_uuid'
import { loadPart } from '~/shell/client/load_part'
import { useLeaveWarning } from '~/shell/client/use_leave_warning'
import { reasonOf } from '~/studio/components/run_generation'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { UnfinishedTraining } from '../transformers/training_data'
import { identifyPhotos, type Identification } from './identify_photos'
import { FEWEST_TO_IDENTIFY, type Selection } from './photo_limits'
import type { TrainingStarted } from './start_training'

export type CreateStep =
  | { name: 'select'; error: string | null }
  | { name: 'identifying'; since: string }
  | { name: 'identified'; identification: Identification; error: string | null }
  | { name: 'uploading'; identification: Identification; fraction: number; isWaiting: boolean }
  | { name: 'training'; training: UnfinishedTraining }
  | { name: 'failed'; training: UnfinishedTraining; failure: TrainingFailure }

export interface TrainingFailure {
  /** The server's sentence on the training, if it gave one. */
  reason: string | null
  /** Why it could not be started again. */
  refusal: string | null
  retrying: boolean
}

const loadStart = () => loadPart(() => import('./start_training'))

const NONE: Selection = { files: [], error: null }

/** The way from photos to a trained product. What was chosen and typed stays through every failure. */
export function useCreateProduct(unfinished: UnfinishedTraining | null) {
  const [step, setStep] = useState<CreateStep>(
    unfinished ? { name: 'training', training: unfinished } : { name: 'select', error: null }
  )
  const [selection, select] = useState(NONE)
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const key = useRef('')
  const lostKey = useRef('')
  const identifying = useRef<AbortController>(null)
  const suggested = useRef({ object: '', description: '' })
  useLeaveWarning(step.name === 'uploading')

  function follow(started: TrainingStarted, productName: string) {
    select(NONE)
    setStep({
      name: 'training',
      training: {
        request_id: started.request_id,
        model_id: started.ai_model_id,
        name: productName,
        progress: 0,
        step: null,
        created_at: new Date().toISOString(),
      },
    })
  }

  return {
    step,
    selection,
    setSelection(next: Selection) {
      select(next)
      setStep((at) => (at.name === 'select' ? { ...at, error: null } : at))
    },
    name,
    setName,
    description,
    setDescription,
    backToPhotos() {
      identifying.current?.abort()
      setStep({ name: 'select', error: null })
    },

    async identify() {
      if (selection.files.length < FEWEST_TO_IDENTIFY) {
        setStep({ name: 'select', error: PRODUCT_TEXTS.errors.tooFew })
        return
      }
      const { signal } = (identifying.current = new AbortController())
      setStep({ name: 'identifying', since: new Date().toISOString() })
      try {
        const identification = await identifyPhotos(selection.files, signal)
        signal.throwIfAborted()
        const earlier = suggested.current
        const { object, description: text } = identification
        setName((typed) => (typed === earlier.object ? object : typed))
        setDescription((typed) => (typed === earlier.description ? text : typed))
        suggested.current = identification
        key.current = newUuid()
        setStep({ name: 'identified', identification, error: null })
      } catch (error) {
        if (!signal.aborted) setStep({ name: 'select', error: sentenceOf(error) })
      }
    },

    async train(identification: Identification) {
      setStep({ name: 'uploading', identification, fraction: 0, isWaiting: false })
      try {
        const { startTraining } = await loadStart()
        const started = await startTraining({
          files: selection.files,
          name: name.trim() || identification.object,
          description,
          identification,
          key: key.current,
          wasLost: lostKey.current === key.current,
          onUploadProgress: (fraction) =>
            setStep((at) => (at.name === 'uploading' ? { ...at, fraction, isWaiting: false } : at)),
          onLost: () =>
            setStep((at) => (at.name === 'uploading' ? { ...at, isWaiting: true } : at)),
        })
        follow(started, name.trim() || identification.object)
      } catch (error) {
        // Without an answer the order may have arrived: its key then finds it again.
        if (isLost(error)) lostKey.current = key.current
        else key.current = newUuid()
        setStep({ name: 'identified', identification, error: sentenceOf(error) })
      }
    },

    fail(training: UnfinishedTraining, reason: string | null) {
      key.current = newUuid()
      const failure = { reason, refusal: null, retrying: false }
      setStep({ name: 'failed', training, failure })
    },

    async retry(training: UnfinishedTraining, { reason }: TrainingFailure) {
      setStep({ name: 'failed', training, failure: { reason, refusal: null, retrying: true } })
      try {
        const { trainAgain } = await loadStart()
        follow(await trainAgain(training.model_id, key.current), training.name)
      } catch (error) {
        const failure = { reason, refusal: sentenceOf(error), retrying: false }
        setStep({ name: 'failed', training, failure })
      }
    },
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) {
    return firstOf(error.errors) ?? reasonOf(error, PRODUCT_TEXTS.errors.training)
  }
  return error instanceof Error ? error.message : PRODUCT_TEXTS.errors.training
}

function firstOf(errors: Record<string, string[]>): string | undefined {
  return Object.values(errors)[0]?.[0]
}
