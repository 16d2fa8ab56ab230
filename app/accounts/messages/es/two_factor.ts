import type { Translation } from '~/i18n/translation'
import type * as English from '../en/two_factor'

export const TWO_FACTOR_ERRORS: Translation<typeof English.TWO_FACTOR_ERRORS> = {
  invalidCode: 'El código de autenticación en dos pasos no es válido.',
  invalidRecoveryCode: 'El código de recuperación no es válido.',
  notEnabled: 'La autenticación en dos pasos no está activada.',
}
