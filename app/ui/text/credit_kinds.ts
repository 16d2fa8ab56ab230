import { Box, Clapperboard, Image, type LucideIcon } from 'lucide-react'
import { UI_MESSAGES } from '../messages/en/common'

export type CreditKind = 'image' | 'video' | 'model'

interface CreditKindLook {
  icon: LucideIcon
  /** As in the mobile menu. */
  label: string
  /** One sentence. */
  paysFor: string
}

export const CREDIT_KINDS = {
  image: {
    icon: Image,
    ...UI_MESSAGES.credits.image,
  },
  video: {
    icon: Clapperboard,
    ...UI_MESSAGES.credits.video,
  },
  model: { icon: Box, ...UI_MESSAGES.credits.model },
} satisfies Record<CreditKind, CreditKindLook>
