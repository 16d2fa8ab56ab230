import type { Translation } from '~/i18n/translation'
import { REEL_LIMITS } from '#engine/reel/reel'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/common'

const { fewestItems, mostItems } = REEL_LIMITS

export const REEL_ERRORS: Translation<typeof English.REEL_ERRORS> = {
  none: 'Reels können hier nicht erstellt werden.',
  count: `Wählen Sie ${fewestItems} bis ${mostItems} Bilder oder Videos.`,
  item: (place) =>
    `Bild ${place} wurde gelöscht oder gehört Ihnen nicht. Nehmen Sie es heraus oder wählen Sie ein anderes.`,
  cutOutFilm: (place) => `Element ${place} ist ein Video: Freigestellt werden können nur Bilder.`,
  signs: (signs) =>
    `Diese Zeichen können in einem Reel nicht gezeichnet werden: ${signs} Schreiben Sie es ohne sie.`,
  sound: 'Dieser Ton ist nicht mehr da. Wählen Sie einen anderen.',
  from: (seconds) =>
    `Der Ton ist ${formatNumber(Math.floor(seconds))} Sekunden lang: Beginnen Sie früher.`,
  soundFile: 'Ein Ton muss eine Data-URI in Base64 sein, etwa data:audio/mpeg;base64,...',
  soundOnly: 'Senden Sie sound_file nur, wenn sound auf own steht.',
  logoFile: 'Ein Logo muss ein Bild als Data-URI in Base64 sein, etwa data:image/png;base64,...',
  soundMissing: 'Bitte wählen Sie einen Ton aus.',
  logo: 'Bitte wählen Sie ein Bild aus.',
}

export const REEL_ALT: Translation<typeof English.REEL_ALT> = {
  reel: (seconds, count, product) =>
    `Reel von ${seconds} Sekunden mit ${count} Bildern${product ? ` von ${product}` : ''}.`,
  said: (captions) => `Darin steht: ${captions}`,
  price: (price) => `Preis: ${price}.`,
}

export const REEL_LABELS: Translation<typeof English.REEL_LABELS> = {
  photo: (product, place) => `Foto ${place} von ${product}`,
  film: (title) => `Video: ${title}`,
}
