import vine from '@vinejs/vine'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import { canonicalEmail } from '../emails/canonical_email.js'
import { isCommonPassword } from '../passwords/common_passwords.js'

/** What turns the order of letters around, so that a name reads as another one. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/
/** Control characters, line and paragraph separators, halves of characters. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u
/** Joiners and variation selectors shape letters and emoji; nothing else that is invisible belongs in a name. */
const SHAPING = /[\u200C\u200D\uFE0E\uFE0F]/g
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * A name that others can read and that cannot pass for another one: written in compatible characters (NFKC), without
 * characters that are invisible or reorder the text.
 */
export const readableNameRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const name = value.normalize('NFKC').trim()
  if (
    BIDI_CONTROLS.test(name) ||
    UNPRINTABLE.test(name) ||
    INVISIBLE.test(name.replace(SHAPING, ''))
  ) {
    field.report(VALIDATION_MESSAGES.rules.readableName, 'readableName', field)
    return
  }
  if (name.replace(SHAPING, '').trim() === '') {
    field.report(VALIDATION_MESSAGES.rules.required, 'required', field)
    return
  }
  field.mutate(name, field)
})

/** The same text must stand in the field's `_confirmation`; unlike the package's rule it reports the field itself. */
export const confirmedRule = vine.createRule((value, _options, field) => {
  if (value === field.parent[`${String(field.name)}_confirmation`]) return
  field.report(VALIDATION_MESSAGES.rules.confirmation, 'confirmation', field)
})

/** Neither a password that many others have, nor one's own address. Of one that is too short that alone is told. */
export const uncommonRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !field.isValid) return
  const { email } = (field.meta.user ?? field.parent) as { email?: unknown }
  const address = typeof email === 'string' ? canonicalEmail(email) : ''
  const given = value.toLowerCase()
  if (given === address || given === address.split('@')[0] || isCommonPassword(value)) {
    field.report(VALIDATION_MESSAGES.rules.uncommon, 'uncommon', field)
  }
})

/** Terms must be agreed to: both sentences while nothing was sent, the first while it is no yes. */
export const acceptedTermsRule = vine.createRule(
  (value, _options, field) => {
    if (['on', 'yes', '1', 1, true, 'true'].includes(value as string)) return
    field.report(VALIDATION_MESSAGES.rules.accepted, 'accepted', field)
    if (value === undefined || value === null || value === '') {
      field.report(VALIDATION_MESSAGES.rules.required, 'required', field)
    }
  },
  { implicit: true }
)
