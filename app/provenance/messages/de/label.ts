import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/label'

export const LABEL_MESSAGES: Translation<typeof English.LABEL_MESSAGES> = {
  words: (read, words) =>
    `Etikett: ${read} von ${words} ${plural(words, { one: 'Wort', other: 'Wörtern' })}`,
  explanation: 'Wörter auf dem Produkt in Ihrem Foto, die in diesem Bild noch zu lesen sind.',
}
