import vine from '@vinejs/vine'
import { emailField } from '#app/accounts/emails/email_field'
import { VALIDATION_TEXTS } from '#app/core/messages/en/validation'
import { wordingWith } from '#start/validator'

/** Where payouts go. */
export const affiliateValidator = vine.create({
  paypal_email: emailField(),
})
affiliateValidator.messagesProvider = wordingWith(() => ({
  'paypal_email.required': VALIDATION_TEXTS.paypalEmail.required,
  'paypal_email.string': VALIDATION_TEXTS.paypalEmail.email,
  'paypal_email.email': VALIDATION_TEXTS.paypalEmail.email,
  'paypal_email.maxLength': VALIDATION_TEXTS.paypalEmail.maxLength,
}))
