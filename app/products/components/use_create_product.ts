import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isGone, isLost } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import type { UnfinishedTraining } from '../transformers/training_data'
import { sentenceOf } from './create_failure'
import type { CreateStep, TrainingFailure } from './create_step'
import type { Identification } from './identify_photos'
import type { Selection } from './photo_limits'
import type { TrainingStarted } from './start_training'
import { useIdentifying } from './use_identifying'
import { useTrainingDraft } from './use_training_draft'

const loadStart = () => import('./start_training')

/** The way from photos to a trained product. What was chosen, typed and sent stays through every failure. */
export function useCreateProduct(unfinished: UnfinishedTraining | null) {
  const [step, setStep] = useState<CreateStep>(
    unfinished ? { name: 'training', training: unfinished } : { name: 'select', error: null }
  )
  useLeaveWarning(step.name === 'uploading')
  const draft = useTrainingDraft(unfinished !== null)
  const { selection, upload, order, words } = draft
  const identifying = useIdentifying(draft, setStep)
  /** Of the order that trains again what has failed. */
  const retryKey = useRef('')

  const goOn = useEffectEvent(() => {
    if (unfinished !== null || upload.order.words === null) return
    const { object, looks } = words
    const identification = { object, description: looks, suggestions: [], photos: [] }
    if (upload.order.isGoing) void train(identification)
    else setStep({ name: 'identified', identification, error: null, refused: [] })
  })
  useEffect(() => {
    if (draft.isRestored) goOn()
  }, [draft.isRestored])

  function follow(started: TrainingStarted, name: string) {
    draft.clear()
    setStep({ name: 'training', training: begun(started, name) })
  }

  async function train(identification: Identification) {
    const stopped = { name: 'identified' as const, identification, error: null, refused: [] }
    setStep({ name: 'uploading', identification, isWaiting: false })
    try {
      const typed = { name: words.name.trim(), description: words.description, is_public: false }
      const { files } = selection
      const outcome = await upload.send({ files, masks: draft.masks, words: typed })
      const { productId, refused } = outcome
      if (productId === null) return setStep({ ...stopped, refused })
      const key = order.place()
      const { startTraining } = await loadStart()
      const onLost = () => setStep({ name: 'uploading', identification, isWaiting: true })
      follow(await startTraining({ productId, key, onLost }), typed.name)
    } catch (error) {
      if (isGone(error)) upload.forget()
      else upload.pause()
      // Without an answer the order may have arrived: its key then finds it again.
      if (!isLost(error)) order.forget()
      setStep({ ...stopped, error: sentenceOf(error) })
    }
  }

  function fail(training: UnfinishedTraining, reason: string | null) {
    retryKey.current = newUuid()
    setStep({ name: 'failed', training, failure: { reason, refusal: null, retrying: false } })
  }

  async function retry(training: UnfinishedTraining, { reason }: TrainingFailure) {
    setStep({ name: 'failed', training, failure: { reason, refusal: null, retrying: true } })
    try {
      const { trainAgain } = await loadStart()
      follow(await trainAgain(training.model_id, retryKey.current), training.name)
    } catch (error) {
      const failure = { reason, refusal: sentenceOf(error), retrying: false }
      setStep({ name: 'failed', training, failure })
    }
  }

  function choose(next: Selection) {
    draft.choose(next)
    setStep((at) => (at.name === 'select' ? { ...at, error: null } : at))
  }

  return { ...draft, choose, step, ...identifying, train, fail, retry }
}

export type CreateProduct = ReturnType<typeof useCreateProduct>

function begun(training: TrainingStarted, name: string): UnfinishedTraining {
  return {
    request_id: training.request_id,
    model_id: training.ai_model_id,
    name,
    progress: 0,
    step: null,
    created_at: new Date().toISOString(),
  }
}
