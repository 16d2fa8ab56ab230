import type { ReviewStatus } from '#app/pictures/review_status'
import type { ReviewCounts, ReviewFilter } from '../review_status'

/** What stands decided on a picture; null: nothing. */
export type Status = ReviewStatus | null

/** One decision on its way to the server. */
export interface Decision {
  imageId: number
  status: Status
}

/** What is known to be saved, and the decisions that are still on their way, in their order. */
export interface DecisionLog {
  /** What the server has of pictures that were decided on here or asked about again. */
  saved: ReadonlyMap<number, Status>
  waiting: readonly Decision[]
  /** Pictures that the server does not have any more. */
  gone: ReadonlySet<number>
  /** The server's counts of what is saved. */
  counts: ReviewCounts
}

export function emptyLog(counts: ReviewCounts): DecisionLog {
  return { saved: new Map(), waiting: [], gone: new Set(), counts }
}

/** @param shown what stands on the picture at the moment: as long as nothing waits, that is what is saved */
export function addDecision(log: DecisionLog, decision: Decision, shown: Status): DecisionLog {
  const saved = new Map(log.saved)
  if (!saved.has(decision.imageId)) saved.set(decision.imageId, shown)
  return { ...log, saved, waiting: [...log.waiting, decision] }
}

/** The server has it. */
export function keepDecision(log: DecisionLog, decision: Decision): DecisionLog {
  const { imageId, status } = decision
  const counts = moved(log.counts, log.saved.get(imageId) ?? null, status)
  return { ...drop(log, decision), saved: new Map(log.saved).set(imageId, status), counts }
}

/** The server does not have it: what was saved before stands, or what is decided after it. */
export function refuseDecision(log: DecisionLog, decision: Decision): DecisionLog {
  return drop(log, decision)
}

/** The server does not have the picture any more. */
export function loseImage(log: DecisionLog, decision: Decision): DecisionLog {
  const { imageId } = decision
  const rest = drop(log, decision)
  if (log.gone.has(imageId)) return rest
  const filter = filterOf(log.saved.get(imageId) ?? null)
  return {
    ...rest,
    gone: new Set(log.gone).add(imageId),
    counts: { ...log.counts, [filter]: log.counts[filter] - 1 },
  }
}

/** Takes over what the server says of some pictures; to be called when nothing waits. */
export function takeAnswer(
  log: DecisionLog,
  asked: readonly number[],
  answer: { decisions: readonly { id: number; status: Status }[]; counts: ReviewCounts }
): DecisionLog {
  const saved = new Map(log.saved)
  for (const { id, status } of answer.decisions) saved.set(id, status)
  const known = new Set(answer.decisions.map(({ id }) => id))
  const gone = new Set(asked.filter((id) => !known.has(id)))
  return { ...log, saved, gone, counts: answer.counts }
}

/** What is to be shown of a picture; undefined: what the page came with. */
export function statusIn({ saved, waiting }: DecisionLog, imageId: number): Status | undefined {
  const last = waiting.findLast((decision) => decision.imageId === imageId)
  return last ? last.status : saved.get(imageId)
}

/** The counts as they will be once all is saved. */
export function countsOf(log: DecisionLog): ReviewCounts {
  const touched = new Set(
    log.waiting.map(({ imageId }) => imageId).filter((id) => !log.gone.has(id))
  )
  return [...touched].reduce(
    (counts, id) => moved(counts, log.saved.get(id) ?? null, statusIn(log, id) ?? null),
    log.counts
  )
}

const filterOf = (status: Status): ReviewFilter => status ?? 'open'

function moved(counts: ReviewCounts, from: Status, to: Status): ReviewCounts {
  if (from === to) return counts
  const [source, target] = [filterOf(from), filterOf(to)]
  return { ...counts, [source]: counts[source] - 1, [target]: counts[target] + 1 }
}

function drop(log: DecisionLog, decision: Decision): DecisionLog {
  return { ...log, waiting: log.waiting.filter((other) => other !== decision) }
}
