import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const EDITOR_ERRORS: Translation<typeof English.EDITOR_ERRORS> = {
  image: 'Selecciona una imagen.',
  prompt: 'Describe qué quieres cambiar.',
  picture: 'Esta imagen ya no existe o no es tuya. Vuelve a elegirla.',
  masks: 'Envía una sola máscara.',
  maskKind: 'Envía la máscara como imagen.',
  maskShape: 'Esta máscara no tiene la forma de su imagen.',
  maskEmpty: 'No hay nada marcado. Marca lo que debe cambiar o envía la imagen sin máscara.',
  maskFull: 'Está marcada toda la imagen. Deja algo fuera o envía la imagen sin máscara.',
  count: 'El número de imágenes debe ser 1.',
}
