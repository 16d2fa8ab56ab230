import type { Translation } from '~/shell/languages/translation'
import type * as English from './texts'

export const MAILBOX_TEXTS: Translation<typeof English.MAILBOX_TEXTS> = {
  title: 'Postfach',
  description:
    'E-Mails, die diese Installation verschickt hätte. Es ist kein Mailserver eingerichtet; sie werden deshalb hier aufbewahrt und nur auf diesem Rechner gezeigt.',
  onlyHere:
    'Das Postfach wird nur auf dem Rechner selbst gezeigt. Setzen Sie MAIL_DRIVER, damit E-Mails verschickt werden.',
  empty: 'Noch keine E-Mails',
  emptyHint:
    'Fordern Sie ein neues Passwort an, oder laden Sie jemanden in ein Team ein: Die Nachricht erscheint hier.',
  list: 'Nachrichten',
  to: 'An {recipient}',
  choose: 'Wählen Sie eine Nachricht aus, um sie zu lesen.',
  back: 'Alle Nachrichten',
}
