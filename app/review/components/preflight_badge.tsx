import { PackageCheck } from 'lucide-react'
import { usePreflight } from '~/exports/components/use_preflight'
import { Button } from '~/ui/buttons/button'
import { REVIEW_MESSAGES as MESSAGES } from '../messages/en/screens'

interface PreflightBadgeProps {
  imageId: number
  onOpen: () => void
}

/** For how many places of markets a picture is ready; opens the export. */
export default function PreflightBadge({ imageId, onOpen }: PreflightBadgeProps) {
  const { results, error } = usePreflight([imageId])
  const slots = results[0]?.slots
  const count = (status: string) => slots?.filter((slot) => slot.status === status).length ?? 0
  const isMeasuring = slots === undefined && error === null
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={PackageCheck}
      aria-busy={isMeasuring}
      onClick={onOpen}
    >
      {error !== null && MESSAGES.preflight.failed}
      {isMeasuring && MESSAGES.preflight.measuring}
      {slots && MESSAGES.preflight.fits(count('passes'), slots.length, count('mendable'))}
    </Button>
  )
}
