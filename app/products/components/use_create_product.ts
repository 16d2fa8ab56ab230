import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isGone, isLost, reasonOf } from '~/ui/client/api_error'
import { newUuid } from '~/ui/client/new_uuid'
import { useDraft, useDraftState } from '~/ui/client/use_draft'
import { useKeptFiles } from '~/ui/client/use_kept_files'
import { useLeaveWarning } from '~/ui/client/use_leave_warning'
import { PRODUCT_TEXTS } from '../messages/en/screens'
import type { UnfinishedTraining } from '../transformers/training_data'
import type { Identification } from './identify_photos'
import { FEWEST_TO_IDENTIFY, type Selection } from './photo_limits'
import type { TrainingStarted } from './start_training'
import { usePhotoMasks } from './use_photo_masks'
import type { RefusedPhoto } from './use_photo_upload'
import { useProductUpload } from './use_product_upload'

export type CreateStep =
  | { name: 'select'; error: string | null }
  | { name: 'identifying'; since: string }
  | {
      name: 'identified'
      identification: Identification
      error: string | null
      refused: RefusedPhoto[]
    }
  | { name: 'uploading'; identification: Identification; isWaiting: boolean }
  | { name: 'training'; training: UnfinishedTraining }
  | { name: 'failed'; training: UnfinishedTraining; failure: TrainingFailure }

export interface TrainingFailure {
  /** The server's sentence on the training, if it gave one. */
  reason: string | null
  /** Why it could not be started again. */
  refusal: string | null
  retrying: boolean
}

const loadIdentify = () => import('./identify_photos')
const loadStart = () => import('./start_training')

const NONE: Selection = { files: [], error: null }

/** What goes with the photos, and stays with them when the page is loaded anew. */
const NO_WORDS = {
  name: '',
  description: '',
  /** What was proposed for both. */
  object: '',
  looks: '',
}

/** The way from photos to a trained product. What was chosen, typed and sent stays through every failure. */
export function useCreateProduct(unfinished: UnfinishedTraining | null) {
  const [step, setStep] = useState<CreateStep>(
    unfinished ? { name: 'training', training: unfinished } : { name: 'select', error: null }
  )
  const [selection, select] = useState(NONE)
  const [isRestored, setIsRestored] = useState(false)
  const [words, setWords] = useDraftState('training', () => NO_WORDS)
  const { name, description } = words
  const upload = useProductUpload('training')
  /** The key of an order of a training that was sent, until it is answered. */
  const order = useDraft('training order', () => ({ sent: '' }))
  const key = useRef(order.start.sent)
  const identifying = useRef<AbortController>(null)
  useLeaveWarning(step.name === 'uploading')
  const shown = usePhotoMasks('training')
  useKeptFiles('training', selection.files, (files) => void restore(files))

  /** Photos of a product whose training has begun are none to be sent; those of one that cannot be asked for stay. */
  async function restore(files: File[]) {
    const { sent } = order.start
    if (sent !== '' && (unfinished !== null || (await isKnown(sent).catch(() => false))))
      return clear()
    select((now) => (now.files.length > 0 ? now : { files, error: null }))
    setIsRestored(true)
  }

  const goOn = useEffectEvent(() => {
    if (unfinished !== null || upload.order.words === null) return
    const { object, looks } = words
    const identification = { object, description: looks, suggestions: [], photos: [] }
    if (upload.order.isGoing) void train(identification)
    else setStep({ name: 'identified', identification, error: null, refused: [] })
  })
  useEffect(() => {
    if (isRestored && shown.isRead) goOn()
  }, [isRestored, shown.isRead])

  function clear() {
    select(NONE)
    shown.forget()
    setWords(NO_WORDS)
    upload.forget()
    order.forget()
    key.current = ''
  }

  function follow(started: TrainingStarted, productName: string) {
    clear()
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

  async function train(identification: Identification) {
    const stopped = { name: 'identified' as const, identification, error: null, refused: [] }
    setStep({ name: 'uploading', identification, isWaiting: false })
    try {
      const typed = { name: name.trim(), description, is_public: false }
      const { files } = selection
      const outcome = await upload.send({ files, masks: shown.masks, words: typed })
      const { productId, refused } = outcome
      if (productId === null) return setStep({ ...stopped, refused })
      key.current ||= newUuid()
      order.keep({ sent: key.current })
      const { startTraining } = await loadStart()
      const onLost = () => setStep({ name: 'uploading', identification, isWaiting: true })
      follow(await startTraining({ productId, key: key.current, onLost }), typed.name)
    } catch (error) {
      if (isGone(error)) upload.forget()
      else upload.pause()
      // Without an answer the order may have arrived: its key then finds it again.
      if (!isLost(error)) {
        key.current = ''
        order.forget()
      }
      setStep({ ...stopped, error: sentenceOf(error) })
    }
  }

  return {
    step,
    selection,
    upload,
    setSelection(next: Selection) {
      if (next.files.length === 0) upload.forget()
      select(next)
      setStep((at) => (at.name === 'select' ? { ...at, error: null } : at))
    },
    masks: shown.masks,
    show: shown.show,
    name,
    setName: (typed: string) => setWords({ ...words, name: typed }),
    description,
    setDescription: (typed: string) => setWords({ ...words, description: typed }),
    train,
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
        const { identifyPhotos } = await loadIdentify()
        const identification = await identifyPhotos(selection.files, shown.masks, signal)
        signal.throwIfAborted()
        const { object, description: looks } = identification
        setWords({
          name: name === words.object ? object : name,
          description: description === words.looks ? looks : description,
          object,
          looks,
        })
        setStep({ name: 'identified', identification, error: null, refused: [] })
      } catch (error) {
        if (!signal.aborted) setStep({ name: 'select', error: sentenceOf(error) })
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

/** Whether an order has begun a training; no where the server cannot be asked. */
async function isKnown(key: string): Promise<boolean> {
  const start = await loadStart()
  return (await start.findTraining(key)) !== null
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
