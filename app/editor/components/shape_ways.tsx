import { Scaling } from 'lucide-react'
import type { ShapeWay } from '~/engines/engine'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Button } from '~/ui/buttons/button'
import { SHAPE_MESSAGES } from '~/pictures/messages/en/shapes'

const MESSAGES = SHAPE_MESSAGES
const WAYS = Object.keys(MESSAGES.ways) as ShapeWay[]

interface ShapeWaysProps {
  /** How the picture got its shape. */
  way: ShapeWay
  /** Whether the picture that it was made of is at hand. */
  canChoose: boolean
  isBusy: boolean
  /** Why another way came to nothing. */
  problem: string | null
  onChoose: (way: ShapeWay) => void
}

/** How a picture got another shape, and the other ways to it. */
export function ShapeWays({ way, canChoose, isBusy, problem, onChoose }: ShapeWaysProps) {
  const left = useSpendable('edit')
  const price = usePrice('edit')
  return (
    <div className="flex flex-col gap-2 rounded-control bg-canvas p-3 ring-1 ring-line">
      <p className="inline-flex items-start gap-1.5 font-medium">
        <Scaling aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
        {MESSAGES.made[way]}
      </p>
      {canChoose && (
        <>
          <ul aria-label={MESSAGES.others} className="flex flex-wrap gap-2">
            {WAYS.filter((other) => other !== way).map((other) => (
              <li key={other}>
                <Button
                  pays
                  variant="secondary"
                  size="sm"
                  disabled={isBusy || left < 1}
                  title={MESSAGES.explained[other]}
                  onClick={() => onChoose(other)}
                >
                  {MESSAGES.ways[other]}
                </Button>
              </li>
            ))}
          </ul>
          {problem && (
            <p role="alert" className="text-fine text-danger-strong wrap-break-word">
              {problem}
            </p>
          )}
          <p className="text-fine text-muted">{price.say(MESSAGES.cost)}</p>
        </>
      )}
    </div>
  )
}
