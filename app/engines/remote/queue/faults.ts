import type { EngineContext } from '../../engine.js'
import { EngineError } from '../../engine_error.js'
import type { PlainFailureCode } from '../../failures/failures.js'
import { NoAnswer, Refusal, type Complaint } from './refusal.js'

const BY_TYPE: Record<string, PlainFailureCode> = {
  image_too_small: 'service_picture_too_small',
  image_too_large: 'service_picture_too_large',
  file_too_large: 'service_picture_too_large',
  image_load_error: 'service_picture_unreadable',
  invalid_archive: 'service_photos_unusable',
  archive_file_count_below_minimum: 'service_photos_unusable',
  archive_file_count_exceeds_maximum: 'service_photos_unusable',
  trained_model_missing: 'service_model_missing',
}

/**
 * What is thrown at the merchant's work for what the provider did; `cause` keeps its own words for the operator.
 * @param owner whose account it was: what is wrong with it is told to who can mend it
 * @param mayStillCome whether the request goes on at the provider
 */
export function toEngineError(
  error: unknown,
  owner: Pick<EngineContext, 'ownKey'>,
  { mayStillCome = false } = {}
): EngineError {
  if (error instanceof EngineError) return error
  const options = { cause: error, mayStillCome }
  if (error instanceof Refusal) return fromRefusal(error, owner.ownKey !== undefined, options)
  if (error instanceof NoAnswer) return new EngineError('service_away', {}, options)
  // A fault of our own, in the middle of it: nobody knows how far it is.
  return new EngineError('service_output_unusable', {}, { ...options, mayStillCome: true })
}

interface Options {
  cause: unknown
  mayStillCome: boolean
}

function fromRefusal(refusal: Refusal, isOwnKey: boolean, options: Options): EngineError {
  const { status } = refusal
  // Not the merchant's fault, and trying again does not help: work ends at once and is refunded.
  if (status === 401 || status === 402 || status === 403) {
    const own = isBalanceUsedUp(refusal) ? 'own_balance_used_up' : 'own_key_refused'
    return new EngineError(isOwnKey ? own : 'provider_account', {}, options)
  }
  if (status === 429) return new EngineError('service_busy', {}, options)
  if (status === 408 || status === 504) return new EngineError('took_too_long', {}, options)
  if (status >= 500) return new EngineError('service_away', {}, options)
  return fromComplaints(refusal.complaints, options)
}

/** The provider locks accounts without a balance. */
export function isBalanceUsedUp({ status, complaints }: Refusal): boolean {
  return status === 402 || (status === 403 && complaints.some(({ msg }) => /balance/i.test(msg)))
}

function fromComplaints(complaints: Complaint[], options: Options): EngineError {
  const isPolicy = complaints.some(({ type }) => type === 'content_policy_violation')
  if (isPolicy) return new EngineError('content_refused', {}, options)
  // Files come from the provider's own store: what it cannot fetch from there it may fetch later.
  const isFetching = complaints.some(({ type }) => type === 'file_download_error')
  if (isFetching) return new EngineError('service_away', {}, options)
  const known = complaints.map(({ type }) => BY_TYPE[type]).find(Boolean)
  return new EngineError(known ?? 'service_refused', {}, options)
}
