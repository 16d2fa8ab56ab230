import type { Translation } from '~/i18n/translation'
import type * as English from '../en/self_checks'

export const SELF_CHECK_MESSAGES: Translation<typeof English.SELF_CHECK_MESSAGES> = {
  mail: {
    subject: 'Vitrine hat etwas gefunden, das Sie braucht',
    heading: 'Etwas braucht Sie',
    body: 'Vitrine sieht jede Nacht nach, ob alles so ist, wie es sein soll. Das ist es nicht:',
    note: 'Von jeder Art erfahren Sie einmal, bis sie behoben ist. „node ace.js check“ sieht noch einmal nach.',
  },
}
