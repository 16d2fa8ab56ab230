import { Card } from '~/ui/layouts/card'
import { GENERATION_MESSAGES } from '../messages/en/screens'

const { title, description, placeholder } = GENERATION_MESSAGES.panel

/** The beginning of an order until its form has come, as the server draws it before (`first_form.edge`). */
export function OrderOutline() {
  return (
    <Card className="min-h-[36.875rem] lg:min-h-[38.75rem] lg:p-5">
      <div className="text-base font-semibold">{title}</div>
      <div className="mt-2 h-7 pt-1 font-medium">{description}</div>
      <div className="mt-1.5 min-h-[calc(4.875em+1rem)] rounded-control px-3 py-2 text-base leading-relaxed whitespace-pre-wrap text-faint shadow-raised ring-1 ring-line-strong ring-inset sm:pointer-fine:text-sm sm:pointer-fine:leading-relaxed">
        {placeholder}
      </div>
    </Card>
  )
}
