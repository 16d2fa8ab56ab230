import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import type { MessagesProviderContact } from '@vinejs/vine/types'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'

type Messages = Record<string, string>

/**
 * The usual wording with some messages of a form's own, by `field.rule`.
 * @param own asked when something is refused, so that it answers in the language of whoever has sent the form
 */
export function wordingWith(own: () => Messages): MessagesProviderContact {
  return {
    getMessage(...refused) {
      const { rules, fields } = VALIDATION_MESSAGES
      return new SimpleMessagesProvider({ ...rules, ...own() }, { ...fields }).getMessage(
        ...refused
      )
    },
  }
}

vine.messagesProvider = wordingWith(() => ({}))
