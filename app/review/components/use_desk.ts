import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import type { ReviewData } from '~/review/transformers/review_data'
import type { ReviewStatus } from '#app/pictures/review_status'
import type { ReviewFilter } from '../review_status'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'
import type { Status } from './decision_log'
import type { ReviewPageProps } from './review_page_props'
import { totalOf } from './total_of'
import { useDecisions } from './use_decisions'

interface Step {
  imageId: number
  from: Status
  to: Status
  /** Resolves with whether the server has it. */
  saved: Promise<boolean>
}

/** On a picture, or on the next to look at after one; after none at all, on the first. */
type Place = { at: number } | { after: number | null }

/** Pictures before the end of the list at which more are fetched. */
const AHEAD = 4

/** Where the merchant is in the list, and what leads on from there. */
export function useDesk(props: ReviewPageProps) {
  const { filter, next_cursor: nextCursor } = props
  const { reviews, counts, failure, decide, whenSaved } = useDecisions(
    props.reviews,
    props.product?.id ?? null,
    props.counts
  )
  const [place, setPlace] = useState<Place>({ after: null })
  const [steps, setSteps] = useState<readonly Step[]>([])
  const [said, setSaid] = useState('')
  const current = findCurrent(reviews, place, filter)
  const index = current === null ? -1 : reviews.indexOf(current)
  const isNearEnd = current === null || reviews.length - index <= AHEAD

  useEffect(() => {
    if (nextCursor === null || !isNearEnd) return
    router.reload({
      only: ['reviews', 'next_cursor'],
      data: { before: nextCursor },
      preserveUrl: true,
    })
  }, [nextCursor, isNearEnd])

  async function settle(status: ReviewStatus) {
    if (!current) return
    const { id } = current.image
    const saved = decide(id, current.status, status)
    const step: Step = { imageId: id, from: current.status, to: status, saved }
    setSaid(MESSAGES.decided(status))
    setSteps((list) => [...list, step])
    setPlace({ after: id })
    if (await saved) return
    setSteps((list) => list.filter((other) => other !== step))
    // The list runs from the newest to the oldest: of several that failed, the first is shown.
    setPlace((known) => ('at' in known && known.at > id ? known : { at: id }))
  }

  async function undo() {
    const step = steps.at(-1)
    if (!step) return
    setSteps(steps.slice(0, -1))
    setPlace({ at: step.imageId })
    setSaid(MESSAGES.decided(null))
    const isUndone = await decide(step.imageId, step.to, step.from)
    // A step that the server never had is no step any more.
    if (!isUndone && (await step.saved)) setSteps((list) => [...list, step])
  }

  return {
    reviews,
    counts,
    failure,
    current,
    index,
    said,
    /** Pictures on the list, those that are not loaded yet too. */
    total: totalOf({ reviews, counts, filter, isAll: nextCursor === null }),
    /** Where the list goes on that is not loaded yet. */
    nextCursor,
    whenSaved,
    canUndo: steps.length > 0,
    /** Pictures of the list that nothing was decided on. */
    skipped: reviews.filter(({ status }) => status === null),
    go: (imageId: number) => setPlace({ at: imageId }),
    approve: () => void settle('approved'),
    reject: () => void settle('rejected'),
    skip: () => current && setPlace({ after: current.image.id }),
    undo: () => void undo(),
  }
}

/** On the list of those that are to be reviewed, pictures that were decided on meanwhile are passed over. */
function findCurrent(
  reviews: readonly ReviewData[],
  place: Place,
  filter: ReviewFilter
): ReviewData | null {
  if ('at' in place) return reviews.find(({ image }) => image.id === place.at) ?? null
  const last = reviews.findIndex(({ image }) => image.id === place.after)
  const rest = reviews.slice(last + 1)
  return rest.find(({ status }) => filter !== 'open' || status === null) ?? null
}

export type DeskState = ReturnType<typeof useDesk>
