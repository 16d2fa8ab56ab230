import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/details'

export const DETAIL_MESSAGES: Translation<typeof English.DETAIL_MESSAGES> = {
  prompt: 'Beschreibung',
  size: 'Größe',
  upscaled: 'vergrößert',
  laidOut: 'Anordnung',
  byHand: 'Von Hand',
  scene: 'Szene',
  seed: 'Seed',
  made: 'Erstellt',
  source: 'Aus diesem Foto entstanden',
  sourceAlt: (product) => `${product}, das Foto, aus dem das Bild entstanden ist`,
  fidelity: (ssim) =>
    [
      'Mittlerer Farbabstand (CIEDE2000) zwischen dem Produkt in diesem Bild und in Ihrem Foto. Unter 2 ist er nicht sichtbar.',
      ...(ssim === null
        ? []
        : [
            `Strukturelle Ähnlichkeit (SSIM): ${formatNumber(ssim, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}; gleich wäre 1.`,
          ]),
    ].join(' '),
}
