import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/pricing'

export const PRICING_MESSAGES: Translation<typeof English.PRICING_MESSAGES> = {
  title: 'Preise',
  description:
    'Was Vitrine kostet: kostenlose Credits zum Start, ein Monatstarif und Credit-Pakete.',
  heading: 'Einfache Preise',
  intro:
    'Starten Sie kostenlos. Schließen Sie ein Abo ab, wenn Sie mehr brauchen; kündigen Sie, wann Sie möchten.',
  plans: 'Tarife',
  free: {
    name: 'Kostenlos',
    price: '0 $',
    note: 'zum Start',
    features: (images, models, ownNeedPlan) => [
      ownNeedPlan
        ? `${images} KI-Bilder von Beispielprodukten oder Bearbeitungen Ihrer eigenen Bilder`
        : `${images} KI-Bilder`,
      plural(models, { one: '1 trainiertes Produkt', other: `${models} trainierte Produkte` }),
      'Beispielprodukte, um alles auszuprobieren',
      'Ohne Kreditkarte',
    ],
    action: 'Kostenlos starten',
  },
  plan: {
    price: (amount) => amount,
    note: 'pro Monat',
    first: (price, percent, code) =>
      `Erster Monat ${price}: ${percent} % Rabatt mit dem Code ${code}`,
    action: 'Abo abschließen',
  },
  pack: {
    name: 'Credit-Paket',
    badge: 'Bester Preis',
    note: 'einmalig, für Abonnenten',
    features: (images, videos) => [
      `${images} Bild-Credits`,
      `${videos} Video-Credits`,
      'Kommen zu Ihrem Bestand hinzu',
      'Verfallen nie',
    ],
  },
  credits: {
    heading: 'Was ein Credit bezahlt',
    rows: [
      ['Bild-Credit', 'Ein Bild, ein neuer Hintergrund, eine Bearbeitung oder eine Vergrößerung'],
      ['Video-Credit', 'Ein Video von 5 oder 10 Sekunden'],
      ['Modell-Credit', 'Das Training eines Produkts'],
    ],
  },
  questions: {
    heading: 'Fragen zu den Preisen',
    list: (graceDays) => [
      {
        question: 'Kann ich jederzeit kündigen?',
        answer:
          'Ja, auf der Abrechnungsseite. Was Sie bezahlt haben, behalten Sie bis zum Ende des Monats.',
      },
      {
        question: 'Verfallen Credits?',
        answer: `Die eines Pakets nie. Was von einem Monat des Tarifs übrig ist, kann noch ${graceDays} Tage danach ausgegeben werden.`,
      },
      {
        question: 'Was ist, wenn ein Bild oder Video misslingt?',
        answer: 'Der Credit kommt von selbst zurück.',
      },
      {
        question: 'Wie bezahle ich?',
        answer:
          'Mit Karte, auf der Seite unseres Zahlungsanbieters. Ihre Kartennummer sehen wir nie.',
      },
    ],
  },
}
