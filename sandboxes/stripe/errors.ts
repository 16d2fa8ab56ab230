import { defineError } from '#app/core/errors/define_error'
import { type SandboxRefusal, sayRefusal } from './refusals.js'

export const sandboxRefused = defineError(
  409,
  'sandbox_refused',
  ({ refusal }: { refusal: SandboxRefusal }) => sayRefusal(refusal)
)
