import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import type * as English from '../en/batch'

export const BATCH_REELS_TEXTS: Translation<typeof English.BATCH_REELS_TEXTS> = {
  button: 'Reels erstellen',
  title: (count) =>
    count === 1 ? 'Ein Reel dieses Produkts?' : `Ein Reel von jedem der ${count} Produkte?`,
  text: 'Jedes wird von selbst aus den besten Ergebnissen und den Fotos zusammengestellt, im Aussehen Ihres letzten Reels. Sie finden sie bei den Videos der Produkte.',
  confirm: 'Reels erstellen',
  cost: (count, left) =>
    `${count} ${count === 1 ? 'Video-Credit' : 'Video-Credits'} · ${formatNumber(left)} übrig`,
  ordered: ({ ordered, skipped, lacks_credits: lacksCredits }) =>
    [
      `${ordered} ${ordered === 1 ? 'Reel wird' : 'Reels werden'} erstellt.`,
      ...(skipped > 0 ? [`${skipped} ausgelassen: keine Bilder.`] : []),
      ...(lacksCredits ? ['Für die übrigen fehlen Video-Credits.'] : []),
    ].join(' '),
  failed: 'Die Reels konnten nicht in Auftrag gegeben werden. Bitte versuchen Sie es erneut.',
}
