import type { Translation } from '~/i18n/translation'
import type * as English from '../en/browsers'

export const BROWSER_MESSAGES: Translation<typeof English.BROWSER_MESSAGES> = {
  tooOld:
    'Vitrine necesita un navegador más reciente: Chrome o Edge desde 111, Firefox desde 121, Safari desde 16.4.',
  noScripts:
    'Vitrine necesita JavaScript. Permítelo en tu navegador para esta página y vuelve a cargarla.',
}
