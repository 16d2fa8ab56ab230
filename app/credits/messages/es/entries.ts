import type { Translation } from '~/i18n/translation'
import type * as English from '../en/entries'

export const ENTRY_MESSAGES: Translation<typeof English.ENTRY_MESSAGES> = {
  sources: {
    welcome: 'Créditos de bienvenida',
    subscription: 'Plan mensual',
    pack: 'Paquete de créditos',
    demo: 'Créditos de demostración',
    refund: 'Créditos devueltos',
    operator: 'Créditos del operador',
  },
  otherSource: 'Créditos',
  works: {
    generate: 'Imágenes',
    background: 'Fondos',
    edit: 'Imagen editada',
    upscale: 'Imagen ampliada',
    video: 'Vídeo',
    reel: 'Reel',
    train: 'Entrenamiento',
  },
  otherWork: 'Trabajo',
  refund: (work) => `${work}: créditos devueltos porque no se llegó a hacer`,
  expiry: (sources) => `${sources}: caducados`,
  revocation: {
    refunded: (sources) => `${sources}: retirados porque se reembolsó el pago`,
    disputed: (sources) => `${sources}: retirados porque el pago está en disputa`,
  },
  restoration: {
    refunded: (sources) => `${sources}: devueltos porque el reembolso no se pudo completar`,
    disputed: (sources) => `${sources}: devueltos porque la disputa se resolvió a tu favor`,
  },
}
