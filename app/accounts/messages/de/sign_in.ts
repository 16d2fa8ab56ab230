import type { Translation } from '~/i18n/translation'
import type * as English from '../en/sign_in'

export const SIGN_IN_MESSAGES: Translation<typeof English.SIGN_IN_MESSAGES> = {
  title: 'Ihre Sitzung ist beendet',
  body: 'Melden Sie sich wieder an, und es geht weiter, wo Sie waren: Nichts, was Sie eingegeben oder ausgewählt haben, ist verloren.',
  elsewhere: 'Oder in einem neuen Tab:',
  noticed: 'Diese Seite fährt von selbst fort, sobald Sie dort angemeldet sind.',
  done: 'Ich bin angemeldet',
  notYet: 'Sie sind noch nicht angemeldet.',
  submit: 'Anmelden',
  leave: 'Seite verlassen',
}
