import type { Translation } from '~/i18n/translation'
import type * as English from '../en/browsers'

export const BROWSER_MESSAGES: Translation<typeof English.BROWSER_MESSAGES> = {
  tooOld:
    'Vitrine braucht einen neueren Browser: Chrome oder Edge ab 111, Firefox ab 121, Safari ab 16.4.',
  noScripts:
    'Vitrine braucht JavaScript. Erlauben Sie es in Ihrem Browser für diese Seite und laden Sie sie dann neu.',
}
