import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/dashboard'

const pictures = (count: number) => plural(count, { one: '1 Bild', other: `${count} Bilder` })

export const DASHBOARD_MESSAGES: Translation<typeof English.DASHBOARD_MESSAGES> = {
  next: {
    title: 'Ihre nächsten Schritte',
    first_pictures: (name) => ({
      title: `Die ersten Bilder von ${name} erstellen`,
      body: 'Es ist trainiert und bereit.',
    }),
    film: (name) => ({
      title: `Aus einem Bild von ${name} ein Video machen`,
      body: 'Fünf oder zehn Sekunden für eine Story oder Anzeige.',
    }),
    review: (count) => ({
      title: `${pictures(count)} prüfen`,
      body: 'Geben Sie die besten frei, verwerfen Sie den Rest.',
    }),
    batch: {
      title: 'Bilder mehrerer Produkte auf einmal erstellen',
      body: 'Dieselben Szenen für Ihr ganzes Sortiment.',
    },
  },
  running: 'In Arbeit',
  runningMore: (count) => `und ${count} weitere`,
  latest: 'Neueste Ergebnisse',
  allResults: 'Alle Ergebnisse',
  picture: (product, prompt) => (product === null ? prompt : `${product}, ${prompt}`),
  models: 'Einsatzbereit',
  allModels: 'Alle Produkte',
  pictures,
  noPictures: 'Noch keine Bilder',
  credits: {
    title: 'Ihre Credits',
    left: (count) => `${formatNumber(count)} übrig`,
    billing: 'Abrechnung',
  },
  samples: {
    title: 'Keine Fotos zur Hand?',
    body: 'Probieren Sie zuerst die Beispielprodukte: Sie sind trainiert und frei anzusehen.',
    action: 'Beispiele öffnen',
  },
}
