import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const MAILBOX_MESSAGES: Translation<typeof English.MAILBOX_MESSAGES> = {
  title: 'Postfach',
  description:
    'E-Mails, die diese Installation verschickt hätte. Es ist kein Mailserver eingerichtet; sie werden deshalb hier aufbewahrt, für alle, die den beim Start ausgegebenen Link haben.',
  needsKey:
    'Das Postfach öffnet sich über den Link, den Vitrine beim Start ausgibt. Kopieren Sie ihn von dort, oder setzen Sie MAIL_DRIVER, damit E-Mails verschickt werden.',
  empty: 'Noch keine E-Mails',
  emptyHint:
    'Fordern Sie ein neues Passwort an, oder laden Sie jemanden in ein Team ein: Die Nachricht erscheint hier.',
  list: 'Nachrichten',
  to: 'An {recipient}',
  choose: 'Wählen Sie eine Nachricht aus, um sie zu lesen.',
  back: 'Alle Nachrichten',
}

export const REMINDER_MESSAGES: Translation<typeof English.REMINDER_MESSAGES> = {
  title: 'Erinnerungen per E-Mail',
  about: 'Credits, die knapp werden oder bald verfallen.',
  choose: 'Auswählen, ob sie kommen',
  intro: (email) =>
    `Wir schreiben an ${email}, wenn Bild-Credits knapp werden und wenn Credits bald verfallen.`,
  others: 'E-Mails zu Ihrem Konto, seiner Sicherheit und zu Zahlungen kommen in jedem Fall.',
  end: 'Keine Erinnerungen mehr senden',
  ended: 'Sie erhalten keine Erinnerungen mehr.',
  begin: 'Wieder Erinnerungen senden',
}
