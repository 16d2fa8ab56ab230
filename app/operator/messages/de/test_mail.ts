import type { Translation } from '~/i18n/translation'
import type * as English from '../en/test_mail'

export const TEST_MAIL: Translation<typeof English.TEST_MAIL> = {
  subject: 'Test-E-Mail von Vitrine',
  heading: 'E-Mails kommen an',
  body: 'Dies ist ein Test. Ein Betreiber von Vitrine hat ihn bestellt, am {at}; er zeigt, dass E-Mails dieser Installation Sie erreichen.',
  note: 'Sie müssen nichts tun.',
}
