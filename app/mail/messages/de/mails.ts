import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/mails'

const NOT_YOU =
  'Wenn Sie das nicht waren, ändern Sie sofort Ihr Passwort, und melden Sie alle anderen Browser ab.'

export const MAIL_MESSAGES: Translation<typeof English.MAIL_MESSAGES> = {
  hello: 'Guten Tag {name},',
  unsubscribe: 'Keine Erinnerungen mehr senden',
  footer: 'Gesendet von Vitrine, {url}',
  linkHint:
    'Wenn eine Schaltfläche nicht funktioniert, kopieren Sie ihre Adresse in Ihren Browser:',
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Bitte bestätigen Sie, dass diese Adresse Ihnen gehört.',
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link gilt 60 Minuten. Wenn Sie kein Konto erstellt haben, brauchen Sie nichts zu tun.',
  },
  confirmIdentity: {
    subject: 'Bestätigen Sie, dass Sie es sind',
    heading: 'Bestätigen Sie, dass Sie es sind',
    body: 'Jemand, vermutlich Sie, möchte in Ihrem Konto etwas ändern, das bestätigt werden muss.',
    action: 'Bestätigen',
    note: 'Der Link gilt {minutes} Minuten, in dem Browser, in dem Sie angemeldet sind. Wenn Sie es nicht waren, öffnen Sie ihn nicht, und legen Sie in Ihrem Profil ein Passwort fest.',
  },
  resetPassword: {
    subject: 'Setzen Sie Ihr Passwort zurück',
    heading: 'Setzen Sie Ihr Passwort zurück',
    body: 'Jemand, wahrscheinlich Sie, hat ein neues Passwort für Ihr Konto angefordert.',
    action: 'Passwort zurücksetzen',
    expiry: 'Der Link gilt einmal und für {minutes} Minuten.',
    note: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  teamInvitation: {
    subject: 'Einladung in ein Team',
    heading: 'Einladung in ein Team',
    body: 'Sie wurden in das Team {team} eingeladen!',
    from: 'Die Einladung kommt von {inviter}.',
    register:
      'Wenn Sie noch kein Konto haben, erstellen Sie zuerst eines mit dieser E-Mail-Adresse, und nehmen Sie dann die Einladung an. Haben Sie schon eines, nehmen Sie sie gleich an.',
    create: 'Konto erstellen',
    accept: 'Einladung annehmen',
    note: 'Wenn Sie diese Einladung nicht erwartet haben, ignorieren Sie sie einfach.',
  },
  newDevice: {
    subject: 'Neue Anmeldung bei Ihrem Konto',
    heading: 'Neue Anmeldung bei Ihrem Konto',
    body: 'Bei Ihrem Konto hat sich ein Gerät angemeldet, das wir noch nicht kannten: {device}, Adresse {ipAddress}, am {at}.',
    action: 'Sitzungen prüfen',
    note: NOT_YOU,
  },
  signInCode: {
    subject: 'Ihr Code zur Anmeldung: {code}',
    heading: 'Ihr Code zur Anmeldung',
    body: 'Jemand, vermutlich Sie, hat das Passwort Ihres Kontos eingegeben: {device}, Adresse {ipAddress}. Mit diesem Code geht es weiter:',
    note: 'Er gilt {minutes} Minuten, in dem Browser, der danach gefragt hat. Geben Sie ihn niemandem. Wenn Sie es nicht waren, kennt jemand Ihr Passwort: Ändern Sie es sofort.',
  },
  signInsFailing: {
    subject: 'Jemand versucht, sich bei Ihrem Konto anzumelden',
    heading: 'Jemand versucht, sich bei Ihrem Konto anzumelden',
    body: 'Heute sind viele Anmeldungen bei Ihrem Konto gescheitert, zuletzt von {device}, Adresse {ipAddress}, am {at}. Niemand ist hineingekommen. Einen Tag lang brauchen Browser, die Sie noch nicht benutzt haben, einen Code, den wir Ihnen per E-Mail schicken; Ihre eigenen bleiben, wie sie sind.',
    action: 'Sicherheitsverlauf ansehen',
    note: 'Wenn Ihr Passwort lang ist und nur hier gilt, müssen Sie nichts tun. Die Zwei-Faktor-Anmeldung schützt Sie noch besser.',
  },
  sessionGuessing: {
    subject: 'Eine Ihrer Sitzungen wurde beendet',
    heading: 'Eine Ihrer Sitzungen wurde beendet',
    body: 'In einem Browser, der bei Ihrem Konto angemeldet war, wurden immer wieder falsche Passwörter oder Codes eingegeben: {device}, Adresse {ipAddress}, am {at}. Er wurde abgemeldet.',
    action: 'Sitzungen prüfen',
    note: 'Wenn Sie das nicht waren, hatte jemand Ihre Sitzung: Ändern Sie Ihr Passwort, und melden Sie sofort andere Browsersitzungen ab.',
  },
  rememberReused: {
    subject: 'Eine gemerkte Anmeldung wurde zweimal verwendet',
    heading: 'Eine gemerkte Anmeldung wurde zweimal verwendet',
    body: 'Ein Browser, der bei Ihrem Konto angemeldet bleibt, hat sich mit einem Merkmal gemeldet, das schon verwendet worden war: {device}, Adresse {ipAddress}, am {at}. Vielleicht hat es jemand aus Ihrem Browser kopiert; darum wurden beide abgemeldet.',
    action: 'Sitzungen prüfen',
    note: 'Melden Sie sich neu an. Wenn Sie dieses Gerät nicht kennen, ändern Sie Ihr Passwort, melden Sie andere Browsersitzungen ab und suchen Sie in Ihrem Browser nach Programmen, die Sie nicht installiert haben.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    heading: 'Ihr Passwort wurde geändert',
    body: 'Das Passwort Ihres Kontos wurde am {at} geändert. Andere Geräte wurden abgemeldet.',
    action: 'Das war ich nicht: Passwort zurücksetzen',
    note: 'Wenn Sie das waren, brauchen Sie nichts zu tun.',
  },
  twoFactorOn: {
    subject: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    heading: 'Die Zwei-Faktor-Anmeldung ist eingeschaltet',
    body: 'Seit {at} wird bei der Anmeldung ein Code Ihrer Authenticator-App verlangt. Bewahren Sie Ihre Wiederherstellungscodes sicher auf.',
    action: 'Profil öffnen',
    note: NOT_YOU,
  },
  twoFactorOff: {
    subject: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    heading: 'Die Zwei-Faktor-Anmeldung ist ausgeschaltet',
    body: 'Seit {at} ist Ihr Konto nur noch durch das Passwort geschützt.',
    action: 'Profil öffnen',
    note: NOT_YOU,
  },
  accountConnected: {
    subject: 'Ein Konto wurde mit Ihrem verbunden',
    heading: 'Ein Konto wurde mit Ihrem verbunden',
    body: 'Seit {at} können Sie sich mit einem Konto bei {provider} anmelden.',
    action: 'Verbundene Konten prüfen',
    note: NOT_YOU,
  },
  securityEvent: {
    subject: 'In Ihrem Konto wurde etwas geändert',
    heading: 'In Ihrem Konto wurde etwas geändert',
    body: '{event}. Das war am {at}.',
    action: 'Sicherheitsaktivität ansehen',
    note: NOT_YOU,
  },
  dataReady: {
    subject: 'Ihre Daten stehen zum Download bereit',
    heading: 'Ihre Daten stehen zum Download bereit',
    body: 'Die Kopie Ihrer Daten, die Sie angefordert haben, ist fertig.',
    action: 'Meine Daten herunterladen',
    note: 'Sie kann {hours} Stunden lang heruntergeladen werden, solange Sie angemeldet sind.',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    heading: 'Ihr Konto wurde gelöscht',
    body: 'Ihr Konto und alles, was dazugehörte, wurde gelöscht, wie Sie es wünschten. Dies ist die letzte Nachricht an diese Adresse.',
    note: 'Wenn Sie das nicht waren, schreiben Sie dem Betreiber dieser Installation.',
  },
  webhookDisabled: {
    subject: 'Ein Webhook-Endpunkt wurde ausgeschaltet',
    heading: 'Ein Webhook-Endpunkt wurde ausgeschaltet',
    bodies: {
      gone: 'Der Endpunkt {address} hat geantwortet, dass es ihn nicht mehr gibt (Status 410). Vitrine sendet ihm nichts mehr.',
      failing:
        'Der Endpunkt {address} hat seit Tagen nichts angenommen. Vitrine sendet ihm nichts mehr.',
      operator: 'Der Betreiber hat den Endpunkt {address} ausgeschaltet.',
    },
    action: 'Endpunkt öffnen',
    goneNote:
      'Wenn es ihn doch noch gibt, schalten Sie ihn wieder ein. Was er verpasst hat, kann aus seinem Protokoll gesendet werden.',
    note: 'Sein Protokoll zeigt, was schiefging. Sobald er funktioniert, schalten Sie ihn wieder ein, und senden Sie aus dem Protokoll, was er verpasst hat.',
  },
  payoutFailed: {
    subject: 'Ihre Auszahlung ist fehlgeschlagen',
    heading: 'Ihre Auszahlung ist fehlgeschlagen',
    body: 'Ihre Auszahlung aus dem Partnerprogramm von {amount} an {paypalEmail} ist fehlgeschlagen. {failure}',
    back: 'Der Betrag ist wieder auf Ihrem Guthaben und wird mit der nächsten Auszahlung gezahlt.',
    action: 'PayPal-Adresse prüfen',
    note: 'Bitte prüfen Sie, ob dies die Adresse Ihres PayPal-Kontos ist und ob das Konto Geld empfangen kann. Wenn nicht, ändern Sie die Adresse vor der nächsten Auszahlung.',
  },
  openBilling: 'Abrechnung öffnen',
  paymentFailed: {
    subject: 'Ihre Zahlung ist fehlgeschlagen',
    heading: 'Ihre Zahlung ist fehlgeschlagen',
    body: 'Wir konnten diesen Monat Ihres Vitrine-Abos nicht abbuchen. Das Abo läuft vorerst weiter, und die Abbuchung wird in den nächsten Tagen erneut versucht. Um es sofort zu regeln, bezahlen Sie die Rechnung, oder ändern Sie Ihre Zahlungsart.',
    action: 'Rechnung bezahlen',
    note: 'Ihre Produkte, Bilder und Credits sind da, wo Sie sie gelassen haben.',
  },
  actionRequired: {
    subject: 'Bestätigen Sie Ihre Zahlung',
    heading: 'Bestätigen Sie Ihre Zahlung',
    body: 'Ihre Bank bittet Sie, die Abbuchung für diesen Monat Ihres Vitrine-Abos zu bestätigen. Bis dahin ist der Monat nicht bezahlt.',
    action: 'Zahlung bestätigen',
    note: 'Ihre Produkte, Bilder und Credits sind da, wo Sie sie gelassen haben.',
  },
  subscriptionEnding: {
    subject: 'Ihr Abo wurde gekündigt',
    heading: 'Ihr Abo wurde gekündigt',
    body: 'Ihr Vitrine-Abo endet am {at} und wird nicht mehr abgebucht. Bis dahin funktioniert alles wie bisher.',
    note: 'Wenn Sie es sich anders überlegen, können Sie es vorher auf der Abrechnungsseite fortsetzen.',
  },
  subscriptionEnded: {
    subject: 'Ihr Abo ist beendet',
    heading: 'Ihr Abo ist beendet',
    body: 'Ihr Vitrine-Abo endete am {at}. Ihre Produkte und Bilder bleiben Ihnen, und Sie können jederzeit wieder ein Abo abschließen.',
    note: 'Credits eines bezahlten Monats können noch einige Tage ausgegeben werden; die aus Credit-Paketen verfallen nie.',
  },
  secondSubscription: {
    subject: 'Ein zweites Abo wurde erstattet',
    heading: 'Ein zweites Abo wurde erstattet',
    body: 'Sie haben ein Abo zweimal bezahlt, wahrscheinlich in zwei Fenstern. Das zweite wurde gekündigt, und sein Betrag ist vollständig auf dem Weg zurück zu Ihnen. Das erste läuft weiter wie bisher.',
    note: 'Sie brauchen nichts zu tun.',
  },
  purchaseFailed: {
    subject: 'Ihre Zahlung ist nicht angekommen',
    heading: 'Ihre Zahlung ist nicht angekommen',
    pack: 'Ihre Bank hat die Zahlung für Ihr Credit-Paket nicht ausgeführt. Es wurde nichts abgebucht, und es kamen keine Credits hinzu.',
    subscription:
      'Ihre Bank hat die erste Zahlung für Ihr Vitrine-Abo nicht ausgeführt. Es wurde nichts abgebucht, und es kamen keine Credits hinzu.',
    note: 'Auf der Abrechnungsseite können Sie es erneut versuchen oder anders bezahlen.',
  },
  paymentRefused: {
    subject: 'Wir prüfen Ihre Zahlung',
    heading: 'Wir prüfen Ihre Zahlung',
    pack: 'Sie haben ein Credit-Paket bezahlt, aber nicht zu dem Preis, der Ihnen angezeigt wurde. Es kamen noch keine Credits hinzu: Entweder werden sie ergänzt, oder Sie erhalten Ihr Geld zurück. Sie müssen nichts tun.',
    subscription:
      'Sie haben einen Monat Ihres Vitrine-Abos bezahlt, aber nicht zu dem Preis, den er kostet. Es kamen noch keine Credits hinzu: Entweder werden sie ergänzt, oder Sie erhalten Ihr Geld zurück. Sie müssen nichts tun.',
    note: 'Ihr Abo und Ihre übrigen Credits bleiben, wie sie sind.',
  },
  paymentRefunded: {
    subject: 'Ihre Zahlung wurde erstattet',
    heading: 'Ihre Zahlung wurde erstattet',
    full: 'Ihre Zahlung wurde vollständig erstattet: {amount}. Was von den Credits dieser Zahlung übrig war, wurde zurückgenommen.',
    part: 'Von Ihrer Zahlung wurden {amount} erstattet. Die Credits dieser Zahlung wurden im selben Verhältnis verringert.',
    note: 'Es kann einige Tage dauern, bis das Geld auf Ihrem Konto ist.',
  },
  refundFailed: {
    subject: 'Eine Erstattung ist nicht angekommen',
    heading: 'Eine Erstattung ist nicht angekommen',
    back: 'Ihre Bank hat die Erstattung von {amount} nicht angenommen, das Geld hat Sie also nicht erreicht. Die dafür zurückgenommenen Credits gehören wieder Ihnen.',
    disputed:
      'Ihre Bank hat die Erstattung von {amount} nicht angenommen, das Geld hat Sie also nicht erreicht. Die dafür zurückgenommenen Credits gehören wieder Ihnen, wenn die Zahlung nach der Anfechtung bestehen bleibt.',
    note: 'Wenn Sie stattdessen das Geld möchten, schreiben Sie uns, damit wir es auf anderem Weg senden. Credits, deren Zeit inzwischen abgelaufen ist, sind verfallen.',
  },
  paymentDisputed: {
    subject: 'Eine Ihrer Zahlungen wird angefochten',
    heading: 'Eine Ihrer Zahlungen wird angefochten',
    body: 'Ihre Bank hat uns mitgeteilt, dass eine Zahlung von {amount} angefochten wird. Bis das entschieden ist, kann nicht ausgegeben werden, was von den Credits dieser Zahlung übrig war.',
    note: 'Wenn Sie davon nichts wissen, fragen Sie Ihre Bank.',
  },
  disputeWon: {
    subject: 'Ihre Credits sind zurück',
    heading: 'Ihre Credits sind zurück',
    body: 'Die Anfechtung einer Zahlung von {amount} ist beendet, und die Zahlung bleibt bestehen. Die zurückgehaltenen Credits gehören wieder Ihnen.',
    note: 'Credits, deren Zeit inzwischen abgelaufen ist, sind verfallen.',
  },
  disputeLost: {
    subject: 'Eine angefochtene Zahlung wurde zurückgegeben',
    heading: 'Eine angefochtene Zahlung wurde zurückgegeben',
    body: 'Die Anfechtung einer Zahlung von {amount} ist beendet: Das Geld ging an Sie zurück, und die Credits, die davon übrig waren, wurden zurückgenommen.',
    note: 'Ihre Produkte und Bilder bleiben Ihnen.',
  },
  creditsExpiring: {
    subject: 'Einige Ihrer Credits verfallen bald',
    heading: 'Einige Ihrer Credits verfallen bald',
    body: 'Am {at} verfallen diese Credits Ihres Abos: {credits}.',
    note: 'Credits aus Credit-Paketen verfallen nie.',
    kinds: {
      image: (amount) => `${amount} Bild-${plural(amount, { one: 'Credit', other: 'Credits' })}`,
      video: (amount) => `${amount} Video-${plural(amount, { one: 'Credit', other: 'Credits' })}`,
      model: (amount) => `${amount} Modell-${plural(amount, { one: 'Credit', other: 'Credits' })}`,
    },
  },
  creditsLow: {
    subject: 'Ihre Bild-Credits gehen zur Neige',
    heading: 'Ihre Bild-Credits gehen zur Neige',
    left: 'Sie haben noch {left}.',
    none: 'Sie haben keine mehr.',
    body: 'Ein Credit-Paket bringt sofort neue, und sie verfallen nie.',
    note: 'Mit Ihrem nächsten Monat kommen ebenfalls neue Credits.',
  },
}
