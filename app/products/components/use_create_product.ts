import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isGone, isLost } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import type { TrainingMethod } from '../training_method'
import type { UnfinishedTraining } from '../transformers/training_data'
import { sentenceOf } from './create_failure'
import type { CreateStep, TrainingFailure } from './create_step'
import type { Identification } from './identify_photos'
import { FEWEST_TO_IDENTIFY, FEWEST_TO_SHOW, FEWEST_TO_TRAIN, type Selection } from './photo_limits'
import type { TrainingStarted } from './start_training'
import { useIdentifying } from './use_identifying'
import { useTrainingDraft } from './use_training_draft'

const loadStart = () => import('./start_training')

/**
 * The way from photos to a trained product. What was chosen, typed and sent stays through every failure.
 * @param canShow whether pictures can be drawn from the photos, without a training
 */
export function useCreateProduct(unfinished: UnfinishedTraining | null, canShow: boolean) {
  const [step, setStep] = useState<CreateStep>(
    unfinished ? { name: 'training', training: unfinished } : { name: 'select', error: null }
  )
  useLeaveWarning(step.name === 'uploading')
  const draft = useTrainingDraft(unfinished !== null)
  const { selection, upload, order, words } = draft
  const fewest = canShow ? FEWEST_TO_SHOW : FEWEST_TO_IDENTIFY
  const identifying = useIdentifying(draft, setStep, fewest)
  const canTrain = selection.files.length >= FEWEST_TO_TRAIN
  const method: TrainingMethod =
    canShow && !(canTrain && words.method === 'training') ? 'references' : 'training'
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

  function follow(started: TrainingStarted, name: string, by: TrainingMethod) {
    draft.clear()
    setStep({ name: 'training', training: begun(started, name, by) })
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
      follow(await startTraining({ productId, method, key, onLost }), typed.name, method)
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
      const { model_id: id, name, method: by } = training
      follow(await trainAgain(id, by, retryKey.current), name, by)
    } catch (error) {
      const failure = { reason, refusal: sentenceOf(error), retrying: false }
      setStep({ name: 'failed', training, failure })
    }
  }

  function choose(next: Selection) {
    draft.choose(next)
    setStep((at) => (at.name === 'select' ? { ...at, error: null } : at))
  }

  return { ...draft, choose, step, ...identifying, fewest, method, train, fail, retry }
}

export type CreateProduct = ReturnType<typeof useCreateProduct>

function begun(
  training: TrainingStarted,
  name: string,
  method: TrainingMethod
): UnfinishedTraining {
  return {
    method,
    request_id: training.request_id,
    model_id: training.ai_model_id,
    name,
    progress: 0,
    step: null,
    created_at: new Date().toISOString(),
  }
}
