import type { Translation } from '~/i18n/translation'
import type * as English from '../en/bars'

export const BAR_MESSAGES: Translation<typeof English.BAR_MESSAGES> = {
  announcement: { label: 'Ankündigung', more: 'Mehr erfahren' },
  viewed: {
    text: (name) => `Sie sehen, was ${name} sieht. Ändern lässt sich nichts.`,
    stop: 'Beenden',
  },
}
