import { useRef, useState } from 'react'
import { ApiError } from '~/shell/client/api_error'
import { PRODUCT_TEXTS } from '../screen_texts'
import type { UnfinishedTraining } from '../transformers/training_data'
import { identifyPhotos, type Identification } from './identify_photos'
import { FEWEST_TO_IDENTIFY, type Selection } from './photo_limits'
import { startTraining, trainAgain } from './start_training'

export type CreateStep =
  | { name: 'select'; error: string | null }
  | { name: 'identifying' }
  | { name: 'identified'; identification: Identification; error: string | null }
  | { name: 'uploading'; identification: Identification; fraction: number }
  | { name: 'training'; training: UnfinishedTraining }
  | { name: 'failed'; modelId: number; productName: string; reason: string | null }

const NONE: Selection = { files: [], error: null }

/** The way from photos to a trained product. What was chosen and typed stays through every failure. */
export function useCreateProduct(unfinished: UnfinishedTraining | null) {
  const [step, setStep] = useState<CreateStep>(
    unfinished ? { name: 'training', training: unfinished } : { name: 'select', error: null }
  )
  const [selection, setSelection] = useState(NONE)
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const key = useRef('')

  function follow(requestId: string, modelId: number, productName: string) {
    setSelection(NONE)
    setStep({
      name: 'training',
      training: {
        request_id: requestId,
        model_id: modelId,
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
    setSelection,
    name,
    setName,
    description,
    setDescription,
    backToPhotos: () => setStep({ name: 'select', error: null }),

    async identify() {
      if (selection.files.length < FEWEST_TO_IDENTIFY) {
        setStep({ name: 'select', error: PRODUCT_TEXTS.errors.tooFew })
        return
      }
      setStep({ name: 'identifying' })
      try {
        const identification = await identifyPhotos(selection.files)
        setName((typed) => typed || identification.object)
        setDescription((typed) => typed || identification.description)
        key.current = crypto.randomUUID()
        setStep({ name: 'identified', identification, error: null })
      } catch (error) {
        setStep({ name: 'select', error: (error as Error).message })
      }
    },

    async train(identification: Identification) {
      setStep({ name: 'uploading', identification, fraction: 0 })
      try {
        const started = await startTraining({
          files: selection.files,
          name: name.trim() || identification.object,
          description,
          identification,
          key: key.current,
          onUploadProgress: (fraction) =>
            setStep((at) => (at.name === 'uploading' ? { ...at, fraction } : at)),
        })
        follow(started.request_id, started.ai_model_id, name.trim() || identification.object)
      } catch (error) {
        // Without an answer the order may have arrived: the same key then finds it again.
        if (error instanceof ApiError && error.status !== 0) key.current = crypto.randomUUID()
        setStep({ name: 'identified', identification, error: reasonOf(error) })
      }
    },

    fail(training: UnfinishedTraining, reason: string | null) {
      key.current = crypto.randomUUID()
      setStep({ name: 'failed', modelId: training.model_id, productName: training.name, reason })
    },

    async retry(modelId: number, productName: string) {
      try {
        const started = await trainAgain(modelId, key.current)
        follow(started.request_id, started.ai_model_id, productName)
      } catch (error) {
        setStep({ name: 'failed', modelId, productName, reason: reasonOf(error) })
      }
    },
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return firstOf(error.errors) ?? error.error ?? error.message
  return error instanceof Error ? error.message : PRODUCT_TEXTS.errors.training
}

function firstOf(errors: Record<string, string[]>): string | undefined {
  return Object.values(errors)[0]?.[0]
}
