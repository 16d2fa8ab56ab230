import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/answer'

export const ANSWER_MESSAGES: Translation<typeof English.ANSWER_MESSAGES> = {
  upscale: (reason) => `Das Bild konnte nicht vergrößert werden: ${reason}`,
  invalidAnswer: 'Ungültige Antwort des Servers',
  ignored: (words) => `Nicht verstanden: ${words.map((word) => `„${word}“`).join(', ')}`,
  someFailed: (count, tookCredits) =>
    `${plural(count, { one: 'Ein Bild konnte', other: `${count} Bilder konnten` })} nicht erstellt werden${tookCredits ? '; die Credits wurden zurückgegeben' : ''}.`,
}
