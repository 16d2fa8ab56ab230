import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const SELECTION_ERRORS: Translation<typeof English.SELECTION_ERRORS> = {
  unavailable: 'Auswählen per Klick ist hier gerade nicht möglich. Nehmen Sie den Pinsel.',
  slow: 'Das hat zu lange gedauert und wurde verworfen. Klicken Sie noch einmal, oder nehmen Sie den Pinsel.',
  failed: 'Dort ließ sich nichts auswählen. Klicken Sie noch einmal, oder nehmen Sie den Pinsel.',
  nothing: 'Zeigen Sie auf etwas, oder ziehen Sie einen Rahmen darum.',
}
