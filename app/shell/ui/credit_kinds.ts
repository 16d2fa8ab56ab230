import { Box, Clapperboard, Image, type LucideIcon } from 'lucide-react'

export type CreditKind = 'image' | 'video' | 'model'

interface CreditKindLook {
  icon: LucideIcon
  /** As in the mobile menu. */
  label: string
}

export const CREDIT_KINDS = {
  image: { icon: Image, label: 'Images' },
  video: { icon: Clapperboard, label: 'Videos' },
  model: { icon: Box, label: 'Models' },
} satisfies Record<CreditKind, CreditKindLook>
