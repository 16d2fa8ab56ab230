import vine from '@vinejs/vine'
import { emailField } from '#app/accounts/emails/email_field'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import { wordingWith } from '#start/validator'

/** Where payouts go. */
export const affiliateValidator = vine.create({
  paypal_email: emailField(),
})
affiliateValidator.messagesProvider = wordingWith(() => ({
  'paypal_email.required': VALIDATION_MESSAGES.paypalEmail.required,
  'paypal_email.string': VALIDATION_MESSAGES.paypalEmail.email,
  'paypal_email.email': VALIDATION_MESSAGES.paypalEmail.email,
  'paypal_email.maxLength': VALIDATION_MESSAGES.paypalEmail.maxLength,
}))
