import type { Translation } from '~/i18n/translation'
import type { FollowedKind } from '../../generation_state'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/tray'

const THINGS: Record<FollowedKind, (count: number) => string> = {
  train: () => 'Training',
  generate: (count) => plural(count, { one: 'Bild', other: `${count} Bilder` }),
  background: (count) => plural(count, { one: 'Hintergrund', other: `${count} Hintergründe` }),
  edit: () => 'Bearbeitetes Bild',
  upscale: () => 'Vergrößertes Bild',
  video: () => 'Video',
  reel: () => 'Reel',
  video_export: () => 'Videoexport',
}

const KINDS: Record<string, string> = { image: 'Bild', video: 'Video', model: 'Modell' }

export const TRAY_MESSAGES: Translation<typeof English.TRAY_MESSAGES> = {
  title: 'Laufende Arbeiten',
  button: (open, fresh) =>
    [
      'Laufende Arbeiten',
      ...(open > 0 ? [`${open} in Arbeit`] : []),
      ...(fresh > 0 ? [`${fresh} neu`] : []),
    ].join(', '),
  things: THINGS,
  thingOf: (thing, product) => `${thing} von ${product}`,
  doneWith: (what) => `${what}: fertig.`,
  open: 'In Arbeit',
  ended: 'Letzte 24 Stunden',
  more: (count) => `und ${formatNumber(count)} weitere`,
  empty: 'Nichts ist in Arbeit',
  emptyHint: 'Was Sie erstellen, erscheint hier, auf jeder Seite und jedem Gerät.',
  unreachable: 'Die Liste konnte nicht geladen werden.',
  retry: 'Erneut versuchen',
  place: (place) =>
    plural(place, {
      one: 'Als Nächstes an der Reihe',
      other: `Nummer ${place} in der Warteschlange`,
    }),
  queued: 'Wartet, bis es an der Reihe ist',
  working: 'In Arbeit',
  cancel: 'Abbrechen',
  cancelOf: (what) => `Abbrechen: ${what}`,
  cancelFailed: 'Die Arbeit konnte nicht abgebrochen werden. Bitte versuchen Sie es erneut.',
  cancelled: (credits) =>
    credits
      ? `Abgebrochen. ${credits.amount} ${KINDS[credits.kind] ?? credits.kind}-${plural(credits.amount, { one: 'Credit wurde', other: 'Credits wurden' })} zurückgegeben.`
      : 'Abgebrochen.',
  show: 'Anzeigen',
  retryThere: 'Öffnen',
  failures: (count, tookCredits) =>
    `${plural(count, { one: 'Ein Bild konnte', other: `${count} Bilder konnten` })} nicht erstellt werden${tookCredits ? '; die Credits wurden zurückgegeben' : ''}.`,
  failed: 'Fehlgeschlagen',
  refunded: 'Ihre Credits wurden zurückgegeben.',
  batch: {
    finished: (name) => `Serie ${name}: fertig.`,
    credits: (name) => `Serie ${name} ist angehalten: Es sind keine Bild-Credits übrig.`,
    subscription: (name) => `Serie ${name} ist angehalten: Sie braucht ein Abo.`,
    limit: (name) =>
      `Serie ${name} ist bis morgen angehalten: Ihr Konto hat ausgegeben, was es an einem Tag darf.`,
  },
  done: (count) => `(${count} fertig)`,
  notify: {
    offer: 'Benachrichtigen, wenn es fertig ist',
    hint: 'Zeigt eine Benachrichtigung, während Sie in einem anderen Fenster sind.',
    isOn: 'Sie werden benachrichtigt, wenn eine Arbeit fertig ist.',
    stop: 'Beenden',
    blocked:
      'Ihr Browser blockiert Benachrichtigungen dieser Website. In seinen Einstellungen können Sie sie erlauben.',
  },
}
