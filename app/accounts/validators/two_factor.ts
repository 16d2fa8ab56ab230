import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'

export const enableTwoFactorValidator = vine.create({
  force: vine.boolean().optional(),
})

/** The first code of a setup; a missing one is wrong like any other. */
export const twoFactorCodeValidator = vine.create({
  code: codeField().trim().nullable().optional(),
})

/** An answer to the challenge: one of the two. */
export const challengeValidator = vine.create({
  code: codeField().trim().nullable().optional(),
  recovery_code: codeField().trim().nullable().optional(),
})
