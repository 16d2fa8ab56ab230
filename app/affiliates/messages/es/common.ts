import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const AFFILIATE_ERRORS: Translation<typeof English.AFFILIATE_ERRORS> = {
  notRegistered: 'No hemos podido registrarte como afiliado. Inténtalo de nuevo en un momento.',
}

export const AFFILIATE_BANNERS: Translation<typeof English.AFFILIATE_BANNERS> = {
  updated: 'Tu correo de PayPal se ha actualizado.',
}
