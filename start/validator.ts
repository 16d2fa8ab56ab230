import vine, { SimpleMessagesProvider } from '@vinejs/vine'

/** Wording of validation errors: Laravel's, which the screens and their clients were written for. */
const WORDING = {
  'required': 'The {{ field }} field is required.',
  'string': 'The {{ field }} field must be a string.',
  'email': 'The {{ field }} field must be a valid email address.',
  'minLength': 'The {{ field }} field must be at least {{ min }} characters.',
  'maxLength': 'The {{ field }} field must not be greater than {{ max }} characters.',
  'confirmed': 'The {{ originalField }} field confirmation does not match.',
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
}

vine.messagesProvider = new SimpleMessagesProvider(WORDING)

/** The usual wording with some messages of a form's own, by `field.rule`. */
export function wordingWith(messages: Record<string, string>): SimpleMessagesProvider {
  return new SimpleMessagesProvider({ ...WORDING, ...messages })
}
