import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/queues.js'

export const QUEUES: Translation<typeof English.QUEUES> = {
  title: 'Warteschlangen',
  description:
    'Aufträge, die auf Worker warten, laufen oder so oft gescheitert sind, wie sie versucht werden dürfen.',
  queue: 'Warteschlange',
  waiting: 'Wartend',
  active: 'Laufend',
  failed: 'Gescheitert',
  oldest: 'Älteste wartet',
  seconds: (count) => `${formatNumber(count)} s`,
  paused: 'Angehalten',
  pausedBy: (address, reason) => `Von ${address}: ${reason}`,
  goneOperator: 'einem Konto, das es nicht mehr gibt',
  workers: 'Worker',
  host: 'Host',
  kinds: 'Nimmt',
  started: 'Gestartet',
  kindsLeft: (kinds) => `Kein Worker nimmt: ${kinds}`,
  kindsLeftHint:
    'Diese Arbeit wartet. Starten Sie einen Worker, dessen WORKER_KINDS sie nennt, oder einen ohne diese Einstellung.',
  failedTitle: (queue) => `Gescheiterte Aufträge: ${queue}`,
  failedDescription:
    'Sie werden einige Tage aufgehoben. Von dem, worum es ging, stehen nur IDs da.',
  none: 'Kein Auftrag ist gescheitert',
  noneHint: 'Was scheitert, wird zuerst von selbst wiederholt.',
  job: 'Auftrag',
  error: 'Fehler',
  attempts: 'Versuche',
  created: 'Bestellt',
  ended: 'Gescheitert',
  acts: 'Aktionen',
  actions: {
    pause_queue: {
      button: 'Anhalten',
      title: 'Diese Warteschlange anhalten?',
      body: 'Worker nehmen keinen ihrer Aufträge, bis sie fortgesetzt wird. Was sie schon genommen haben, wird erledigt; was inzwischen kommt, wartet und verliert keine Zeit.',
      confirm: 'Anhalten',
    },
    resume_queue: {
      button: 'Fortsetzen',
      title: 'Diese Warteschlange fortsetzen?',
      body: 'Worker nehmen ihre Aufträge sofort wieder, zuerst die, die gewartet haben.',
      confirm: 'Fortsetzen',
    },
    retry_job: {
      button: 'Wiederholen',
      title: 'Diesen Auftrag wiederholen?',
      body: 'Er wird binnen Sekunden aufgenommen. Was inzwischen zu Ende ist, bleibt, wie es ist.',
      confirm: 'Wiederholen',
    },
    delete_job: {
      button: 'Entfernen',
      title: 'Diesen Auftrag entfernen?',
      body: 'Er wird nicht mehr versucht. Das lässt sich nicht rückgängig machen.',
      confirm: 'Entfernen',
    },
  },
}
