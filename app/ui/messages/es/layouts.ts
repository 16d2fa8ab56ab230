import type { Translation } from '~/i18n/translation'
import type * as English from '../en/layouts'

export const SHELL_MESSAGES: Translation<typeof English.SHELL_MESSAGES> = {
  skip: 'Saltar al contenido',
  navigation: {
    label: 'Principal',
    create: 'Crear producto',
    products: 'Mis productos',
    generate: 'Generar',
    editor: 'Editor de IA',
    batches: 'Lotes',
  },
  account: {
    label: 'Cuenta',
    menu: 'Menú de la cuenta',
    profile: 'Perfil',
    billing: 'Facturación',
    affiliate: 'Programa de afiliados',
    admin: 'Operación',
    logOut: 'Cerrar sesión',
  },
  team: {
    manage: 'Gestionar equipo',
    settings: 'Ajustes del equipo',
    create: 'Crear equipo nuevo',
    switch: 'Cambiar de equipo',
  },
  promo: {
    label: 'Oferta',
    text: '50 % de descuento durante 1 mes con el código 50OFF.',
    action: 'Suscríbete por 14,50 $/mes',
    code: '50OFF',
    again: { text: '100 imágenes y 2 vídeos cada mes.', action: 'Suscríbete por 29 $/mes' },
  },
  dunning: {
    payment_failed: {
      text: 'Tu último pago no se ha realizado.',
      action: 'Cambiar la forma de pago',
    },
    action_required: {
      text: 'Tu banco quiere que confirmes un pago.',
      action: 'Confirmar el pago',
    },
  },
  subscribe: 'Suscribirse',
  topUp: 'Recargar',
  topUpCredits: 'Recargar créditos',
  menu: { open: 'Abrir el menú', close: 'Cerrar el menú' },
  credits: 'Créditos',
  guest: { logIn: 'Iniciar sesión', register: 'Crear una cuenta', open: 'Abrir Vitrine' },
}
