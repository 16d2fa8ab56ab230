import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import { parseEmail } from './canonical_email.js'

const MAX_LENGTH = 255

/** A domain as DNS has it. `canonicalEmail` leaves what cannot be brought into that form, such as one with joiners in it. */
const plainDomainRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || /^[ -~]*$/.test(value.slice(value.lastIndexOf('@')))) return
  field.report(VALIDATION_MESSAGES.rules.email, 'email', field)
})

/**
 * An e-mail address in its canonical form. Letters beyond ASCII before the `@` are refused: few servers take them, and
 * they look like others.
 */
export const emailField = () =>
  codeField()
    .parse(parseEmail)
    .maxLength(MAX_LENGTH)
    .use(plainDomainRule())
    .email({ allow_utf8_local_part: false })

/** An address that somebody signs in by: any that an account may have, also one of this machine. */
export const signInEmailField = () =>
  codeField().parse(parseEmail).use(plainDomainRule()).email({ require_tld: false })
