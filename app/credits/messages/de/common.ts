import { plural } from '#app/i18n/plural'
import type { CreditKind } from '#config/credits'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

const KINDS: Record<CreditKind, string> = { image: 'Bild', video: 'Video', model: 'Modell' }

export const CREDIT_ERRORS: Translation<typeof English.CREDIT_ERRORS> = {
  notEnoughCredits: (kind, needed, available) =>
    `Dafür brauchen Sie ${needed} ${KINDS[kind]}-${plural(needed, { one: 'Credit', other: 'Credits' })}. ` +
    `Sie haben ${available === 0 ? 'keine mehr' : `noch ${available}`}.`,
  ownProducts:
    'Um Bilder Ihrer eigenen Produkte zu erstellen, brauchen Sie ein Abo. Mit den Beispielprodukten können Sie kostenlos probieren.',
}
