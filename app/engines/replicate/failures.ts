import { Refusal } from '../remote/queue/refusal.js'

/** What models and the platform say of a request that has failed, and what it comes to. The first that fits counts. */
const KNOWN: readonly (readonly [RegExp, status: number, type?: string])[] = [
  [/nsfw|sensitive|\bE005\b|content policy|moderation|safety/i, 422, 'content_policy_violation'],
  [/timed? ?out|\bE6716\b/i, 504],
  [/interrupted|\(code: PA\)|\bE1000\b|high demand|unavailable/i, 503],
  [/out of memory|\bE1001\b|fits in GPU memory|too large/i, 422, 'image_too_large'],
  [/too small/i, 422, 'image_too_small'],
  [/cannot identify image|(unable|failed) to (open|read|load|decode)/i, 422, 'image_load_error'],
  [/zip file|no images/i, 422, 'invalid_archive'],
]

/** Why a request has failed, in the terms that all providers' refusals have. @param words the provider's own */
export function failureOf(words: unknown): Refusal {
  const msg = typeof words === 'string' && words ? words : 'It failed without a word'
  const [, status, type] = KNOWN.find(([pattern]) => pattern.test(msg)) ?? [null, 500]
  return new Refusal(status, { detail: [{ type, msg }] }, new Headers())
}

/**
 * What is thrown when a model is refused that is not there: trained ones belong to the product, and others to the operator.
 */
export function withoutModel(refusal: Refusal, isTrained: boolean): Refusal {
  const text = JSON.stringify(refusal.body)
  const isGone = refusal.status === 404 || /invalid version|not permitted/i.test(text)
  if (!isGone) return refusal
  const detail = [{ type: isTrained ? 'trained_model_missing' : 'model_missing', msg: text }]
  return new Refusal(isTrained ? 422 : 403, { detail }, refusal.headers)
}
