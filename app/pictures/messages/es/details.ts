import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/details'

export const DETAIL_MESSAGES: Translation<typeof English.DETAIL_MESSAGES> = {
  prompt: 'Descripción',
  size: 'Tamaño',
  upscaled: 'ampliada',
  laidOut: 'Disposición',
  byHand: 'A mano',
  scene: 'Escena',
  seed: 'Semilla',
  made: 'Hecha',
  source: 'Hecha a partir de esta foto',
  sourceAlt: (product) => `${product}, la foto de la que se hizo la imagen`,
  fidelity: (ssim) =>
    [
      'Diferencia media de color (CIEDE2000) entre el producto de esta imagen y el de tu foto. Por debajo de 2 no se ve.',
      ...(ssim === null
        ? []
        : [
            `Similitud estructural (SSIM): ${formatNumber(ssim, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}; idéntica sería 1.`,
          ]),
    ].join(' '),
}
