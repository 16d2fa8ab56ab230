import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/label'

export const LABEL_MESSAGES: Translation<typeof English.LABEL_MESSAGES> = {
  words: (read, words) =>
    `Etiqueta: ${read} de ${words} ${plural(words, { one: 'palabra', other: 'palabras' })}`,
  explanation: 'Palabras del producto de tu foto que todavía se pueden leer en esta imagen.',
}
