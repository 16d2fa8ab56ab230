import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '~/ui/client/api_error'
import { postJson, requestJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { ReviewData } from '~/review/transformers/review_data'
import type { ReviewCounts } from '../review_status'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'
import {
  addDecision,
  countsOf,
  type Decision,
  emptyLog,
  keepDecision,
  loseImage,
  refuseDecision,
  type Status,
  statusIn,
  takeAnswer,
} from './decision_log'

interface Failure {
  imageId: number
  text: string
}

interface DecisionsAnswer {
  decisions: { id: number; status: Status }[]
  counts: ReviewCounts
}

/** Pictures whose decisions are asked for again when the window comes back. */
const ASKED = 500
const GONE = 404

/**
 * What is decided on the listed pictures: shown at once, saved in order, taken back where saving fails. When the window
 * comes back, and after a failure, what the server has is taken over.
 */
export function useDecisions(
  reviews: readonly ReviewData[],
  productId: number | null,
  startCounts: ReviewCounts
) {
  const [log, setLog] = useState(() => emptyLog(startCounts))
  const [failure, setFailure] = useState<Failure | null>(null)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const unsaved = useRef(0)

  /** Resolves once it is saved, or taken back: then false. */
  function decide(imageId: number, from: Status, to: Status): Promise<boolean> {
    const decision: Decision = { imageId, status: to }
    setFailure(null)
    setLog((known) => addDecision(known, decision, from))
    unsaved.current++
    const saved = saving.current.then(async () => {
      try {
        await save(decision)
        setLog((known) => keepDecision(known, decision))
        return true
      } catch (error) {
        takeBack(decision, error)
        return false
      }
    })
    saving.current = saved.then((isSaved) => {
      unsaved.current--
      if (!isSaved) void refresh()
    })
    return saved
  }

  function takeBack(decision: Decision, error: unknown) {
    const isGone = error instanceof ApiError && error.status === GONE
    setLog((known) => (isGone ? loseImage : refuseDecision)(known, decision))
    setFailure({
      imageId: decision.imageId,
      text: isGone ? MESSAGES.errors.gone : MESSAGES.errors.save,
    })
  }

  async function refresh() {
    if (document.hidden || unsaved.current > 0) return
    const ids = reviews.slice(-ASKED).map(({ image }) => image.id)
    const answer = await postJson<DecisionsAnswer>(route('api.review.decisions'), {
      image_ids: ids,
      product_id: productId,
    }).catch(() => null)
    if (answer === null || unsaved.current > 0) return
    setLog((known) => takeAnswer(known, ids, answer))
  }

  const onReturn = useEffectEvent(() => void refresh())
  useEffect(() => {
    const listener = () => onReturn()
    window.addEventListener('focus', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      window.removeEventListener('focus', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  }, [])

  const present = reviews
    .filter(({ image }) => !log.gone.has(image.id))
    .map((review) => {
      const status = statusIn(log, review.image.id)
      return status === undefined ? review : { ...review, status }
    })
  return {
    reviews: present,
    counts: countsOf(log),
    failure,
    decide,
    /** Resolves once nothing that was decided until now is on its way any more. */
    whenSaved: () => saving.current,
  }
}

function save({ imageId, status }: Decision): Promise<unknown> {
  return requestJson('put', route('api.review.decide', { imageId }), { status })
}
