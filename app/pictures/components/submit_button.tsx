import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Button } from '~/ui/buttons/button'
import { GENERATION_MESSAGES } from '../messages/en/screens'

const MESSAGES = GENERATION_MESSAGES.panel

interface SubmitButtonProps {
  /** What it orders. */
  kind: 'generate' | 'background'
  amount: number
  isOrdering: boolean
  /** As the order form has it, if missing. */
  label?: string
  /** Id of the form, where the button stands outside of it. */
  form?: string
  /** Before the button, in one row with it. */
  children?: ReactNode
}

/** Orders the pictures, and says what they cost. */
export function SubmitButton(props: SubmitButtonProps) {
  const { kind, amount, isOrdering, label, form, children } = props
  const left = useSpendable(kind)
  const price = usePrice(kind, amount)
  return (
    <div>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button
          pays
          type="submit"
          form={form}
          icon={Sparkles}
          disabled={left < (price.credits ?? amount)}
          loading={isOrdering}
          loadingLabel={MESSAGES.submitting}
          className="min-w-0 grow"
        >
          {label ?? MESSAGES.submit}
        </Button>
      </div>
      <p className="mt-2 text-center text-fine text-muted tabular-nums">{price.text}</p>
    </div>
  )
}
