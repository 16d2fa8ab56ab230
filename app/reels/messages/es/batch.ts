import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/batch'

export const BATCH_REELS_TEXTS: Translation<typeof English.BATCH_REELS_TEXTS> = {
  button: 'Hacer reels',
  title: (count) =>
    count === 1 ? '¿Un reel de este producto?' : `¿Un reel de cada uno de los ${count} productos?`,
  text: 'Cada uno se monta solo con los mejores resultados y las fotos, con el aspecto de tu último reel. Los encontrarás con los vídeos de cada producto.',
  confirm: 'Hacer reels',
  cost: (count, left) =>
    `${count} ${count === 1 ? 'crédito' : 'créditos'} de vídeo · ${left === 1 ? 'queda' : 'quedan'} ${formatNumber(left)}`,
  ordered: ({ ordered, skipped, lacks_credits: lacksCredits }) =>
    [
      ordered === 1 ? 'Se está haciendo 1 reel.' : `Se están haciendo ${ordered} reels.`,
      ...(skipped > 0 ? [`${skipped} sin imágenes.`] : []),
      ...(lacksCredits ? ['No quedan créditos de vídeo para los demás.'] : []),
    ].join(' '),
  failed: 'No se han podido pedir los reels. Inténtalo de nuevo.',
}
