import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const ANALYTICS_MESSAGES: Translation<typeof English.ANALYTICS_MESSAGES> = {
  label: 'Statistik und Werbung',
  question:
    'Dürfen wir Statistik- und Werbedienste nutzen, um zu erfahren, wie Vitrine genutzt wird und welche Anzeigen hierher führen? Ohne sie funktioniert alles genauso.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  privacy: 'Datenschutzerklärung',
  isAccepted: 'Statistik- und Werbedienste dürfen von Ihren Besuchen erfahren.',
  isDeclined: 'Statistik- und Werbedienste erfahren nichts von Ihren Besuchen.',
  withdraw: 'Beenden',
}
