import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/errors.js'

export const ADMIN_ERRORS: Translation<typeof English.ADMIN_ERRORS> = {
  ofOperator:
    'Dieses Konto hat die Rolle des Betreibers. Nehmen Sie ihm zuerst die Rolle, an der Konsole: `node ace.js operators:remove`.',
  notRefundable: 'Dafür wurde nichts genommen, oder es ist schon zurückgegeben.',
  offByEnvironment: 'FEATURES_OFF schaltet dies aus: Ändern Sie es dort und starten Sie neu.',
}
