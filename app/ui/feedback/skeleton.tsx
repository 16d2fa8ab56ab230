import { classNames } from '../class_names'

/** A grey stand-in of the final size; the size comes from `className`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-pulse rounded-control bg-gray-200', className)}
    />
  )
}
