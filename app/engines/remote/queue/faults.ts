import type { EngineContext } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import { UNUSABLE_OUTPUT } from '../../unbroken.js'
import { NoAnswer, Refusal, type Complaint } from './refusal.js'

export const SENTENCES = {
  policy:
    'This was refused because of its content. Please change the words or use another picture.',
  account:
    'Pictures cannot be made at the moment: the operator has to look after the account with the provider. You were not charged.',
  ownKey:
    'fal refused your own key, or it may not be used for this. Enter another one in your profile and try again; no credits were taken.',
  ownBalance:
    'The balance of your account at fal is used up. Top it up at fal.ai and try again; no credits were taken.',
  away: 'The picture service cannot be reached at the moment. Please try again in a few minutes.',
  busy: 'The picture service has too much to do at the moment. Please try again in a few minutes.',
  slow: 'This took too long. Please try again.',
  output: UNUSABLE_OUTPUT,
  refused: 'The picture service could not work with this. Please change the words or the picture.',
  small: 'This picture is too small for it. Please use a larger one.',
  large: 'This picture is too large for it. Please use a smaller one.',
  unreadable: 'This picture could not be read by the picture service. Please use another one.',
  photos: 'The photos of this product could not be used for training. Please add other photos.',
  untrained: 'What was learnt of this product is not there any more. Please train it again.',
  budget: 'No more pictures can be made today. Please try again tomorrow; you were not charged.',
} as const

const BY_TYPE: Record<string, string> = {
  image_too_small: SENTENCES.small,
  image_too_large: SENTENCES.large,
  file_too_large: SENTENCES.large,
  image_load_error: SENTENCES.unreadable,
  invalid_archive: SENTENCES.photos,
  archive_file_count_below_minimum: SENTENCES.photos,
  archive_file_count_exceeds_maximum: SENTENCES.photos,
  trained_model_missing: SENTENCES.untrained,
}

/**
 * What is thrown at the merchant's work for what the provider did; `cause` keeps its own words for the operator.
 * @param owner whose account it was: what is wrong with it is told to who can mend it
 */
export function toEngineError(error: unknown, owner: Pick<EngineContext, 'ownKey'>): EngineError {
  if (error instanceof EngineError) return error
  if (error instanceof Refusal) return fromRefusal(error, owner.ownKey !== undefined)
  const { away, output } = SENTENCES
  if (error instanceof NoAnswer) return new EngineError('provider_down', away, { cause: error })
  return new EngineError('provider_down', output, { cause: error })
}

function fromRefusal(refusal: Refusal, isOwnKey: boolean): EngineError {
  const { status } = refusal
  const options = { cause: refusal }
  // Not the merchant's fault, and trying again does not help: work ends at once and is refunded.
  if (status === 401 || status === 402 || status === 403) {
    const own = isBalanceUsedUp(refusal) ? SENTENCES.ownBalance : SENTENCES.ownKey
    return new EngineError('unsupported', isOwnKey ? own : SENTENCES.account, options)
  }
  if (status === 429) return new EngineError('busy', SENTENCES.busy, options)
  if (status === 408 || status === 504) return new EngineError('timeout', SENTENCES.slow, options)
  if (status >= 500) return new EngineError('provider_down', SENTENCES.away, options)
  return fromComplaints(refusal.complaints, options)
}

/** The provider locks accounts without a balance. */
export function isBalanceUsedUp({ status, complaints }: Refusal): boolean {
  return status === 402 || (status === 403 && complaints.some(({ msg }) => /balance/i.test(msg)))
}

function fromComplaints(complaints: Complaint[], options: { cause: unknown }): EngineError {
  const isPolicy = complaints.some(({ type }) => type === 'content_policy_violation')
  if (isPolicy) return new EngineError('rejected_content', SENTENCES.policy, options)
  // Files come from the provider's own store: what it cannot fetch from there it may fetch later.
  const isFetching = complaints.some(({ type }) => type === 'file_download_error')
  if (isFetching) return new EngineError('provider_down', SENTENCES.away, options)
  const known = complaints.map(({ type }) => BY_TYPE[type]).find(Boolean)
  return new EngineError('invalid_input', known ?? SENTENCES.refused, options)
}
