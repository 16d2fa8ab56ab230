import type { Translation } from '~/i18n/translation'
import type * as English from '../en/answer'

export const ANSWER_TEXTS: Translation<typeof English.ANSWER_TEXTS> = {
  upscale: (reason) => `Das Bild konnte nicht vergrößert werden: ${reason}`,
  invalidAnswer: 'Ungültige Antwort des Servers',
  ignored: (words) => `Nicht verstanden: ${words.map((word) => `„${word}“`).join(', ')}`,
  someFailed: (count, tookCredits) =>
    `${count === 1 ? 'Ein Bild konnte' : `${count} Bilder konnten`} nicht erstellt werden${tookCredits ? '; die Credits wurden zurückgegeben' : ''}.`,
}
