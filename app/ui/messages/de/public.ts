import type { Translation } from '~/i18n/translation'
import type * as English from '../en/public'

export const PUBLIC_MESSAGES: Translation<typeof English.PUBLIC_MESSAGES> = {
  sample: {
    region: 'Ein Beispiel',
    title: 'Dasselbe Produkt, ein neues Bild',
    body: 'Fotografieren Sie Ihr Produkt einmal. Vitrine lernt es kennen und setzt es in jede Szene, die Sie beschreiben.',
    before: 'Parfümflasche, fotografiert vor weißem Hintergrund',
    after: 'Dieselbe Flasche auf einem Holztisch im Abendlicht',
    label: 'Vorher und nachher vergleichen',
  },
  picture: 'Das Foto einer Handtasche neben Bildern, die Vitrine von Produkten erstellt hat',
  footer: {
    label: 'Mehr',
    languages: 'Sprache',
    line: 'Vitrine macht aus Produktfotos Werbebilder.',
    api: 'API',
    prices: 'Preise',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
    status: 'Status',
  },
}
