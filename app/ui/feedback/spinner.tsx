import { LoaderCircle } from 'lucide-react'
import { classNames } from '../class_names'

interface SpinnerProps {
  /** Said to screen readers; leave out where the text beside it says it already. */
  label?: string
  className?: string
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <LoaderCircle
        aria-hidden
        className={classNames('animate-spin', className ?? 'size-5 text-faint')}
      />
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
