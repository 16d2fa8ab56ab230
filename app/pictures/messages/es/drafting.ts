import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/drafting'

export const DRAFTING_MESSAGES: Translation<typeof English.DRAFTING_MESSAGES> = {
  open: 'Borrador',
  openHint: 'Míralo antes, gratis',
  title: 'Borrador',
  badge: 'Borrador',
  hint: 'Gratis: arrastra el producto y cambia su tamaño, su sombra y la luz. La imagen se hace así.',
  roughHint:
    'Gratis: arrastra el producto y cambia su tamaño, su sombra y la luz. La imagen conserva lugar y tamaño; la escena se dibuja de nuevo.',
  alt: 'Borrador de la imagen',
  describe: 'Describe la imagen para ver un borrador.',
  drawing: 'Dibujando el borrador',
  drawn: 'El borrador está listo',
  failed: 'Ahora mismo no se puede dibujar un borrador. Aun así puedes hacer la imagen.',
  retry: 'Reintentar',
  shuffle: 'Otra escena',
  reset: 'Restablecer la disposición',
  close: 'Cerrar el borrador',
  product: 'Producto en el borrador',
  keys: 'Las flechas lo mueven, con Mayús más lejos; más y menos cambian su tamaño.',
  place: ({ x, foot, height }) =>
    `a ${percent(x)} desde la izquierda, a ${percent(foot)} desde arriba, ${percent(height)} de alto`,
  floats: 'Aquí no tiene nada debajo: quedará flotando.',
  measures: {
    height: 'Tamaño',
    shadow: 'Sombra',
    softness: 'Suavidad',
    warmth: 'Calidez',
    brightness: 'Brillo',
  },
  side: 'Luz desde',
  sides: { left: 'La izquierda', right: 'La derecha' },
  words: 'Di qué quieres cambiar',
  wordsPlaceholder: 'más grande, sin sombra',
  apply: 'Cambiar',
  unknown: (words) =>
    `No entendido: ${words}. Prueba: más a la izquierda, más grande, sin sombra, luz desde la derecha, más cálida.`,
  make: (amount) =>
    plural(amount, { one: 'Hacer esta imagen', other: `Hacer ${amount} imágenes así` }),
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}
