import type { Translation } from '~/i18n/translation'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/batch'

export const BATCH_REELS_MESSAGES: Translation<typeof English.BATCH_REELS_MESSAGES> = {
  button: 'Reels erstellen',
  title: (count) =>
    plural(count, {
      one: 'Ein Reel dieses Produkts?',
      other: `Ein Reel von jedem der ${count} Produkte?`,
    }),
  text: 'Jedes wird von selbst aus den besten Ergebnissen und den Fotos zusammengestellt, im Aussehen Ihres letzten Reels. Sie finden sie bei den Videos der Produkte.',
  confirm: 'Reels erstellen',
  ordered: ({ ordered, skipped, lacks_credits: lacksCredits }) =>
    [
      `${ordered} ${plural(ordered, { one: 'Reel wird', other: 'Reels werden' })} erstellt.`,
      ...(skipped > 0 ? [`${skipped} ausgelassen: keine Bilder.`] : []),
      ...(lacksCredits ? ['Für die übrigen fehlen Video-Credits.'] : []),
    ].join(' '),
  failed: 'Die Reels konnten nicht in Auftrag gegeben werden. Bitte versuchen Sie es erneut.',
}
