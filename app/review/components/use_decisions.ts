import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '~/shell/client/api_error'
import { postJson, requestJson } from '~/shell/client/json'
import { route } from '~/shell/client/routes'
import type { ReviewData } from '~/review/transformers/review_data'
import type { ReviewCounts, ReviewFilter, ReviewStatus } from '../review_status'
import { REVIEW_TEXTS as TEXTS } from '../screen_texts'

type Status = ReviewStatus | null

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

const filterOf = (status: Status): ReviewFilter => status ?? 'open'

/**
 * What is decided on the listed pictures: shown at once, saved in order, taken back where saving fails. When the window
 * comes back, what other windows decided is taken over.
 */
export function useDecisions(
  reviews: readonly ReviewData[],
  productId: number | null,
  startCounts: ReviewCounts
) {
  const [changed, setChanged] = useState<ReadonlyMap<number, Status>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set())
  const [counts, setCounts] = useState(startCounts)
  const [failure, setFailure] = useState<Failure | null>(null)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const unsaved = useRef(0)

  const move = useCallback((from: Status, to: Status) => {
    if (from === to) return
    setCounts((known) => ({
      ...known,
      [filterOf(from)]: known[filterOf(from)] - 1,
      [filterOf(to)]: known[filterOf(to)] + 1,
    }))
  }, [])

  /** Resolves once it is saved, or taken back: then false. */
  function decide(imageId: number, from: Status, to: Status): Promise<boolean> {
    setFailure(null)
    setChanged((known) => new Map(known).set(imageId, to))
    move(from, to)
    unsaved.current++
    const saved = saving.current
      .then(() => save(imageId, to))
      .then(
        () => true,
        (error) => {
          takeBack(imageId, from, to, error)
          return false
        }
      )
    saving.current = saved.then(() => void unsaved.current--)
    return saved
  }

  function takeBack(imageId: number, from: Status, to: Status, error: unknown) {
    const isGone = error instanceof ApiError && error.status === GONE
    move(to, from)
    if (isGone) {
      setGone((known) => new Set(known).add(imageId))
      setCounts((known) => ({ ...known, [filterOf(from)]: known[filterOf(from)] - 1 }))
    } else setChanged((known) => new Map(known).set(imageId, from))
    setFailure({ imageId, text: isGone ? TEXTS.errors.gone : TEXTS.errors.save })
  }

  const refresh = useEffectEvent(async () => {
    if (document.hidden || unsaved.current > 0) return
    const ids = reviews.slice(-ASKED).map(({ image }) => image.id)
    const answer = await postJson<DecisionsAnswer>(route('api.review.decisions'), {
      image_ids: ids,
      product_id: productId,
    }).catch(() => null)
    if (answer === null || unsaved.current > 0) return
    const known = new Set(answer.decisions.map(({ id }) => id))
    setChanged((before) => {
      const after = new Map(before)
      for (const { id, status } of answer.decisions) after.set(id, status)
      return after
    })
    setGone(new Set(ids.filter((id) => !known.has(id))))
    setCounts(answer.counts)
  })

  useEffect(() => {
    const onReturn = () => void refresh()
    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])

  const present = reviews
    .filter(({ image }) => !gone.has(image.id))
    .map((review) => {
      const status = changed.get(review.image.id)
      return status === undefined ? review : { ...review, status }
    })
  return { reviews: present, counts, failure, decide }
}

function save(imageId: number, status: Status): Promise<unknown> {
  return requestJson('put', route('api.review.decide', { imageId }), { status })
}
