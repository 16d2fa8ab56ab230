import { CircleCheck, Clock } from 'lucide-react'
import { buttonClasses } from '~/ui/buttons/button_classes'

interface PaymentEndProps {
  paid: boolean
  title: string
  body?: string
  /** Where to go from here. */
  link: { href: string; label: string } | null
}

/** Stands where the payment form was when there is nothing to pay any more. */
export function PaymentEnd({ paid, title, body, link }: PaymentEndProps) {
  const Icon = paid ? CircleCheck : Clock
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      <Icon
        aria-hidden
        className={paid ? 'size-10 text-success' : 'size-10 text-faint'}
        strokeWidth={1.5}
      />
      <h2 className="text-lg font-semibold">{title}</h2>
      {body && <p className="text-muted">{body}</p>}
      {link && (
        <a href={link.href} className={buttonClasses('primary', 'md')}>
          {link.label}
        </a>
      )}
    </div>
  )
}
