import type { Translation } from '~/i18n/translation'
import type * as English from '../en/top_up'

export const TOP_UP_MESSAGES: Translation<typeof English.TOP_UP_MESSAGES> = {
  title: 'Recargar créditos',
  description: '¿Se te acaban antes de fin de mes? Añade un paquete a lo que tienes.',
  pack: 'Paquete de créditos',
  price: '29 $',
  once: 'pago único',
  bestValue: 'Mejor precio',
  images: '100 créditos de imagen',
  videos: '2 créditos de vídeo',
  note: 'Se suman a tu saldo. No caducan nunca.',
  proceed: 'Continuar al pago',
  processing: 'Procesando…',
  cancel: 'Cancelar',
}
