import type { Translation } from '~/i18n/translation'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/batch'

export const BATCH_REELS_MESSAGES: Translation<typeof English.BATCH_REELS_MESSAGES> = {
  button: 'Hacer reels',
  title: (count) =>
    plural(count, {
      one: '¿Un reel de este producto?',
      other: `¿Un reel de cada uno de los ${count} productos?`,
    }),
  text: 'Cada uno se monta solo con los mejores resultados y las fotos, con el aspecto de tu último reel. Los encontrarás con los vídeos de cada producto.',
  confirm: 'Hacer reels',
  ordered: ({ ordered, skipped, lacks_credits: lacksCredits }) =>
    [
      plural(ordered, {
        one: 'Se está haciendo 1 reel.',
        other: `Se están haciendo ${ordered} reels.`,
      }),
      ...(skipped > 0 ? [`${skipped} sin imágenes.`] : []),
      ...(lacksCredits ? ['No quedan créditos de vídeo para los demás.'] : []),
    ].join(' '),
  failed: 'No se han podido pedir los reels. Inténtalo de nuevo.',
}
