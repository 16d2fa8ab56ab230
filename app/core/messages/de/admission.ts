import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/admission.js'

export const ADMISSION_MESSAGES: Translation<typeof English.ADMISSION_MESSAGES> = {
  title: 'Einen Moment, bitte',
  message: 'Gerade sind sehr viele hier. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
}
