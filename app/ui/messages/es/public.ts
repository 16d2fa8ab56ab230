import type { Translation } from '~/i18n/translation'
import type * as English from '../en/public'

export const PUBLIC_MESSAGES: Translation<typeof English.PUBLIC_MESSAGES> = {
  sample: {
    region: 'Un ejemplo',
    title: 'El mismo producto, una imagen nueva',
    body: 'Fotografía tu producto una vez. Vitrine lo aprende y lo coloca en cualquier escena que describas.',
    before: 'Frasco de perfume fotografiado sobre fondo blanco',
    after: 'El mismo frasco sobre una mesa de madera con luz de atardecer',
    label: 'Comparar antes y después',
  },
  picture: 'La foto de un bolso junto a imágenes de productos hechas por Vitrine',
  footer: {
    label: 'Más',
    languages: 'Idioma',
    line: 'Vitrine convierte fotos de producto en imágenes de marketing.',
    api: 'API',
    prices: 'Precios',
    terms: 'Condiciones del servicio',
    privacy: 'Política de privacidad',
    status: 'Estado',
  },
}
