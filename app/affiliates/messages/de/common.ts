import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const AFFILIATE_ERRORS: Translation<typeof English.AFFILIATE_ERRORS> = {
  notRegistered:
    'Wir konnten Sie nicht als Partner registrieren. Bitte versuchen Sie es gleich noch einmal.',
}

export const AFFILIATE_BANNERS: Translation<typeof English.AFFILIATE_BANNERS> = {
  updated: 'Ihre PayPal-E-Mail-Adresse wurde geändert.',
}
