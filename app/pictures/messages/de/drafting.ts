import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/drafting'

export const DRAFTING_MESSAGES: Translation<typeof English.DRAFTING_MESSAGES> = {
  open: 'Entwurf',
  openHint: 'Erst ansehen, kostenlos',
  title: 'Entwurf',
  badge: 'Entwurf',
  hint: 'Kostenlos: Ziehen Sie das Produkt, ändern Sie Größe, Schatten und Licht. So wird das Bild erstellt.',
  roughHint:
    'Kostenlos: Ziehen Sie das Produkt, ändern Sie Größe, Schatten und Licht. Das Bild behält Platz und Größe; die Szene wird neu gezeichnet.',
  alt: 'Entwurf des Bildes',
  describe: 'Beschreiben Sie das Bild, um einen Entwurf davon zu sehen.',
  drawing: 'Der Entwurf wird gezeichnet',
  drawn: 'Der Entwurf ist fertig',
  failed: 'Gerade lässt sich kein Entwurf zeichnen. Das Bild können Sie trotzdem erstellen.',
  retry: 'Noch einmal',
  shuffle: 'Andere Szene',
  reset: 'Anordnung zurücksetzen',
  close: 'Entwurf schließen',
  product: 'Produkt im Entwurf',
  keys: 'Die Pfeiltasten bewegen es, mit Umschalt weiter; Plus und Minus ändern die Größe.',
  place: ({ x, foot, height }) =>
    `${percent(x)} von links, ${percent(foot)} von oben, ${percent(height)} hoch`,
  floats: 'Hier ist nichts darunter: Es wird schweben.',
  measures: {
    height: 'Größe',
    shadow: 'Schatten',
    softness: 'Weichheit',
    warmth: 'Wärme',
    brightness: 'Helligkeit',
  },
  side: 'Licht von',
  sides: { left: 'Links', right: 'Rechts' },
  words: 'Sagen Sie, was anders werden soll',
  wordsPlaceholder: 'größer, kein Schatten',
  apply: 'Ändern',
  unknown: (words) =>
    `Nicht verstanden: ${words}. Versuchen Sie: weiter links, größer, kein Schatten, Licht von rechts, wärmer.`,
  make: (amount) =>
    plural(amount, { one: 'Dieses Bild erstellen', other: `${amount} solche Bilder erstellen` }),
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
