import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

export const count = (number: number, one: string, many: string = one) =>
  `${formatNumber(number)} ${plural(number, { one, other: many })}`

const pictures = (number: number) => count(number, 'Bild', 'Bilder')

export const BATCH_MESSAGES: Translation<typeof English.BATCH_MESSAGES> = {
  list: {
    title: 'Serien',
    description: 'Dieselben Szenen für viele Produkte auf einmal.',
    create: 'Neue Serie',
    recipes: 'Vorlagen',
    empty: 'Noch keine Serien',
    emptyHint:
      'Wählen Sie Produkte, und beschreiben Sie Szenen: Jedes Produkt wird in jeder Szene gezeigt, während Sie etwas anderes tun.',
    more: 'Mehr laden',
    size: (products, scenes, shapes) =>
      [
        count(products, 'Produkt', 'Produkte'),
        count(scenes, 'Szene', 'Szenen'),
        ...(shapes > 1 ? [count(shapes, 'Seitenverhältnis', 'Seitenverhältnisse')] : []),
      ].join(' × '),
    done: (done, all) => `${formatNumber(done)} von ${formatNumber(all)} fertig`,
    failed: (failed) => `${formatNumber(failed)} fehlgeschlagen`,
    progress: (name) => `Fortschritt von ${name}`,
  },
  states: { running: 'Läuft', paused: 'Angehalten', finished: 'Fertig', cancelled: 'Abgebrochen' },
  shapes: { square: 'Quadrat', portrait: 'Hochformat', landscape: 'Querformat' },
  show: {
    crumb: 'Serien',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    cancel: 'Serie abbrechen',
    cancelTitle: 'Diese Serie abbrechen?',
    cancelHint: (waiting) =>
      `${count(waiting, 'Bild wurde', 'Bilder wurden')} noch nicht begonnen und ${plural(waiting, { one: 'kostet', other: 'kosten' })} nichts. Was gerade erstellt wird, wird abgebrochen, und seine Credits werden zurückgegeben. Fertige Bilder bleiben.`,
    keep: 'Weiterlaufen lassen',
    retry: (number) => `${formatNumber(number)} fehlgeschlagene wiederholen`,
    download: 'Alle herunterladen',
    remove: 'Aus der Liste entfernen',
    done: (done, all) => `${formatNumber(done)} von ${formatNumber(all)} fertig`,
    failed: (failed) => `${formatNumber(failed)} fehlgeschlagen`,
    cancelled: (cancelled) => `${formatNumber(cancelled)} nicht erstellt`,
    pictures: (number) => `${pictures(number)} für ${count(number, 'Credit', 'Credits')}`,
    left: (duration) => `noch ${duration}`,
    paused: {
      owner: {
        title: 'Die Serie ist angehalten',
        text: (left) =>
          `Was begonnen war, wird fertiggestellt. ${count(left, 'Bild ist', 'Bilder sind')} übrig.`,
      },
      credits: {
        title: 'Ihre Bild-Credits sind aufgebraucht',
        text: (left) =>
          `Die Serie wartet. ${count(left, 'Bild ist', 'Bilder sind')} übrig: Laden Sie Credits auf, und setzen Sie sie dann fort.`,
      },
      subscription: {
        title: 'Die Serie braucht ein Abo',
        text: (left) =>
          `Sie wartet, ${count(left, 'Bild ist', 'Bilder sind')} übrig. Schließen Sie ein Abo ab, und setzen Sie sie dann fort.`,
      },
      limit: {
        title: 'Ihr Konto hat ausgegeben, was es an einem Tag darf',
        text: (left) =>
          `Nach 24 Stunden geht die Serie von selbst weiter, oder wenn Sie sie fortsetzen. ${count(left, 'Bild ist', 'Bilder sind')} übrig.`,
      },
    },
    sheet: (name) => `Teile von ${name}`,
    product: 'Produkt',
    deleted: 'gelöscht',
    loading: 'Wird geladen',
    failedAction: 'Das hat nicht funktioniert. Bitte versuchen Sie es erneut.',
    open: (product, scene) => `${product}, ${scene} öffnen`,
    why: (product, scene) => `Warum ${product}, ${scene} fehlgeschlagen ist`,
    statuses: {
      waiting: 'Nicht begonnen',
      queued: 'Wartet, bis es an der Reihe ist',
      running: 'Wird erstellt',
      done: 'Fertig',
      partial: 'Einige fehlgeschlagen',
      failed: 'Fehlgeschlagen',
      cancelled: 'Nicht erstellt',
    },
  },
  item: {
    close: 'Schließen',
    product: 'Produkt öffnen',
    picture: (product, prompt) => `${product}: ${prompt}`,
    download: 'Herunterladen',
    none: 'Die Bilder dieses Teils wurden gelöscht.',
    loadFailed: 'Die Bilder konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
    refunded: 'Credits fehlgeschlagener Bilder wurden zurückgegeben.',
  },
}

const MINUTE = 60
const HOUR = 60 * MINUTE

export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'weniger als eine Minute'
  if (seconds < HOUR) return `etwa ${count(Math.round(seconds / MINUTE), 'Minute', 'Minuten')}`
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.round((seconds % HOUR) / MINUTE / 5) * 5
  if (minutes === 60) return `etwa ${count(hours + 1, 'Stunde', 'Stunden')}`
  return minutes === 0 || hours >= 10
    ? `etwa ${count(hours, 'Stunde', 'Stunden')}`
    : `etwa ${hours} Std. ${minutes} Min.`
}
