import { defineError } from '#app/core/errors/define_error'
import { type SandboxRefusal, refusalMessage } from './refusals.js'

export const sandboxRefused = defineError(
  409,
  'sandbox_refused',
  ({ refusal }: { refusal: SandboxRefusal }) => refusalMessage(refusal)
)
