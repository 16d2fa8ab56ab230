import { plural } from '#app/i18n/plural'

/** What is said of forms that are refused: Laravel's wording, which the screens and their clients were written for. */
export const VALIDATION_MESSAGES = {
  rules: {
    'required': 'The {{ field }} field is required.',
    'string': 'The {{ field }} field must be a string.',
    'email': 'The {{ field }} field must be a valid email address.',
    'minLength': 'The {{ field }} field must be at least {{ min }} characters.',
    'maxLength': 'The {{ field }} field must not be greater than {{ max }} characters.',
    'confirmed': 'The {{ originalField }} field confirmation does not match.',
    'confirmation': 'The {{ field }} field confirmation does not match.',
    'uncommon':
      'The {{ field }} field is a password that is tried first. Choose one that is harder to guess.',
    'readable': 'The {{ field }} field must be readable text without control characters.',
    'readableName':
      'The {{ field }} field contains characters that cannot be seen. Type it again instead of pasting it.',
    'accepted': 'The {{ field }} field must be accepted.',
    'boolean': 'The {{ field }} field must be true or false.',
    'number': 'The {{ field }} field must be a number.',
    'min': 'The {{ field }} field must be at least {{ min }}.',
    'max': 'The {{ field }} field must not be greater than {{ max }}.',
    'range': 'The {{ field }} field must be between {{ min }} and {{ max }}.',
    'withoutDecimals': 'The {{ field }} field must be an integer.',
    'enum': 'The selected {{ field }} is invalid.',
    'array': 'The {{ field }} field must be an array.',
    'array.minLength': 'The {{ field }} field must have at least {{ min }} items.',
    'array.maxLength': 'The {{ field }} field must not have more than {{ max }} items.',
    'database.unique': 'The {{ field }} has already been taken.',
  },
  /** How fields are called in a sentence; the others by their own names. */
  fields: {
    name: 'name',
    email: 'email',
    password: 'password',
    current_password: 'current_password',
    password_confirmation: 'password_confirmation',
    terms: 'terms',
    description: 'description',
    prompt: 'prompt',
    paypal_email: 'paypal_email',
    language: 'language',
  },
  emailTaken: 'The email has already been taken.',
  more: (count: number) =>
    ` (and ${count} more ${plural(count, { one: 'error', other: 'errors' })})`,
  paypalEmail: {
    required: 'The paypal email field is required.',
    email: 'The paypal email field must be a valid email address.',
    maxLength: 'The paypal email field must not be greater than 255 characters.',
  },
  currentPassword: {
    required: 'The current password field is required.',
    wrong: 'The provided password does not match your current password.',
  },
  webhook: {
    url: 'Enter the address that events are sent to.',
    events: 'Choose at least one event.',
  },
}
