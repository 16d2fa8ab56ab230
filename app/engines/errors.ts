import { defineError } from '#app/core/errors/define_error'

/** Messages of engines come from programs, which read English. */
export const noKeys = defineError(503, 'no_keys', () => 'The signature cannot be checked now.')
export const unsignedMessage = defineError(
  401,
  'bad_signature.of_engine',
  () => 'The signature of this message is not valid.'
)
