import type { Translation } from '~/i18n/translation'
import type * as English from '../en/entries'

export const ENTRY_MESSAGES: Translation<typeof English.ENTRY_MESSAGES> = {
  sources: {
    welcome: 'Willkommens-Credits',
    subscription: 'Monatstarif',
    pack: 'Credit-Paket',
    demo: 'Demo-Credits',
    refund: 'Zurückgegebene Credits',
    operator: 'Credits vom Betreiber',
  },
  otherSource: 'Credits',
  works: {
    generate: 'Bilder',
    background: 'Hintergründe',
    edit: 'Bearbeitetes Bild',
    upscale: 'Vergrößertes Bild',
    video: 'Video',
    reel: 'Reel',
    train: 'Training',
  },
  otherWork: 'Auftrag',
  refund: (work) => `${work}: zurückgegeben, weil nichts erstellt wurde`,
  expiry: (sources) => `${sources}: verfallen`,
  revocation: {
    refunded: (sources) => `${sources}: zurückgenommen, weil die Zahlung erstattet wurde`,
    disputed: (sources) => `${sources}: zurückgenommen, weil die Zahlung angefochten wird`,
  },
  restoration: {
    refunded: (sources) =>
      `${sources}: zurückgegeben, weil die Erstattung nicht ausgeführt werden konnte`,
    disputed: (sources) =>
      `${sources}: zurückgegeben, weil die Anfechtung zu Ihren Gunsten entschieden wurde`,
  },
}
