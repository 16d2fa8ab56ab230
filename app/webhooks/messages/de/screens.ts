import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

export const WEBHOOK_MESSAGES: Translation<typeof English.WEBHOOK_MESSAGES> = {
  title: 'Webhooks',
  intro:
    'Vitrine meldet Ihrem eigenen Server, sobald eine Arbeit zu Ende ist; Ihre Programme müssen nicht nachfragen. Jede Nachricht ist signiert.',
  add: 'Endpunkt hinzufügen',
  empty: 'Noch keine Endpunkte',
  emptyHint: 'Fügen Sie die Adresse Ihres Servers hinzu, und wählen Sie, was er erfährt.',
  full: (most) =>
    `Das sind ${most} Endpunkte, mehr geht nicht. Löschen Sie einen, um einen anderen hinzuzufügen.`,
  list: 'Endpunkte',
  endpoint: 'Endpunkt',
  endpointIntro: (seconds) =>
    `Ihr Server nimmt ein Ereignis an, indem er innerhalb von ${seconds} Sekunden mit einem Status von 200 bis 299 antwortet. Alles andere gilt als fehlgeschlagen.`,
  badges: { on: 'Ein', off: 'Aus', failing: 'Gestört' },
  form: {
    add: 'Endpunkt hinzufügen',
    edit: 'Endpunkt bearbeiten',
    url: 'Adresse',
    urlHint: 'Ereignisse werden per POST dorthin gesendet, als JSON.',
    placeholder: 'https://shop.example.com/webhooks',
    description: 'Beschreibung',
    descriptionHint: 'Wofür er ist, etwa „Shop-Import“. Kann leer bleiben.',
    events: 'Ereignisse',
    enabled: 'Ereignisse an diesen Endpunkt senden',
    create: 'Hinzufügen',
    save: 'Speichern',
    cancel: 'Abbrechen',
  },
  disabled: {
    owner: 'Dieser Endpunkt ist ausgeschaltet: Ihm wird nichts gesendet.',
    gone: 'Dieser Endpunkt antwortete, dass es ihn nicht mehr gibt (Status 410), und wurde ausgeschaltet.',
    failing: 'Dieser Endpunkt hat seit Tagen nichts angenommen und wurde ausgeschaltet.',
    operator: 'Wer Vitrine betreibt, hat diesen Endpunkt ausgeschaltet: Ihm wird nichts gesendet.',
  },
  enable: 'Einschalten',
  failing: 'Was an diesen Endpunkt gesendet wird, scheitert derzeit. Das Protokoll sagt, warum.',
  edit: 'Bearbeiten',
  test: 'Testereignis senden',
  remove: {
    button: 'Löschen',
    title: 'Endpunkt löschen',
    body: 'Ihm wird nichts mehr gesendet, und sein Protokoll wird mitgelöscht. Das lässt sich nicht rückgängig machen.',
    confirm: 'Löschen',
  },
  secret: {
    title: 'Signaturgeheimnis',
    intro:
      'Damit prüft Ihr Server, dass eine Nachricht von Vitrine kommt. Behalten Sie es für sich.',
    label: 'Geheimnis',
    reveal: 'Anzeigen',
    hide: 'Verbergen',
    failed: 'Das Geheimnis konnte nicht angezeigt werden. Bitte versuchen Sie es erneut.',
    unreadable:
      'Das Geheimnis ist nicht mehr lesbar, weil sich der Schlüssel dieser Installation geändert hat. Erneuern Sie es.',
    roll: 'Geheimnis erneuern',
    rollTitle: 'Signaturgeheimnis erneuern',
    rollBody: (hours) =>
      `Ein neues Geheimnis wird erzeugt. ${hours} Stunden lang werden Nachrichten mit beiden signiert, damit Ihr Server umgestellt werden kann.`,
    old: 'Das vorige Geheimnis signiert mit und endet',
  },
  log: {
    title: 'Zustellungen',
    intro: (days) =>
      `Was gesendet wurde und wie Ihr Server geantwortet hat. Eine fehlgeschlagene Zustellung wird bis zu 24 Stunden lang wiederholt; das Protokoll reicht ${days} Tage zurück.`,
    empty: 'Es wurde noch nichts gesendet.',
    list: 'Zustellungen',
    more: 'Mehr anzeigen',
    resend: 'Erneut senden',
    for: (action, id) => `${action}: ${id}`,
    nextTry: 'Nächster Versuch:',
    soon: 'innerhalb einer Minute',
    attempts: (count) => plural(count, { one: '1 Versuch', other: `${count} Versuche` }),
    noAnswer: 'Keine Antwort',
    status: (status) => `Status ${status}`,
    milliseconds: (ms) =>
      ms < 1000
        ? `${ms} ms`
        : `${formatNumber(ms / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`,
    answer: 'Antwort',
    states: {
      pending: 'Wartet',
      delivered: 'Zugestellt',
      failed: 'Fehlgeschlagen',
      skipped: 'Nicht gesendet',
    },
  },
}
