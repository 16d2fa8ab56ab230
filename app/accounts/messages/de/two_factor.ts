import type { Translation } from '~/i18n/translation'
import type * as English from '../en/two_factor'

export const TWO_FACTOR_ERRORS: Translation<typeof English.TWO_FACTOR_ERRORS> = {
  invalidCode: 'Der Code der Zwei-Faktor-Anmeldung war ungültig.',
  invalidRecoveryCode: 'Der Wiederherstellungscode war ungültig.',
  notEnabled: 'Die Zwei-Faktor-Anmeldung ist nicht eingeschaltet.',
}
