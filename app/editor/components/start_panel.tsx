import { ImagePlus } from 'lucide-react'
import type { EditorSampleData } from '~/editor/transformers/editor_data'
import { elementOf } from '~/core/elements'
import { useSpendable } from '~/ui/client/credits'
import { usePrice } from '~/work/components/use_price'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { Card } from '~/ui/layouts/card'
import { ImageTile } from '~/ui/pictures/image_tile'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import type { Suggestion } from './editor_page_props'

const MESSAGES = EDITOR_MESSAGES.samples

interface StartPanelProps {
  samples: readonly EditorSampleData[]
  suggestions: readonly Suggestion[]
  isBusy: boolean
  onSample: (sample: EditorSampleData, instruction: string) => void
}

/** Samples to try the editor on, before there is a picture of one's own. */
export function StartPanel({ samples, suggestions, isBusy, onSample }: StartPanelProps) {
  const left = useSpendable('edit')
  const price = usePrice('edit')
  const tries = samples.slice(0, suggestions.length)
  if (tries.length === 0) return null
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="text-base font-semibold">
        {MESSAGES.title}
      </h2>
      <p className="mt-1 text-muted">{price.say(MESSAGES.text)}</p>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {tries.map((sample, index) => (
          <li key={sample.path}>
            <Card className="flex h-full flex-col gap-3">
              <ImageTile
                source={sample.picture}
                alt={sample.product_name}
                sizes="(min-width: 80rem) 18vw, (min-width: 40rem) 30vw, 100vw"
                className="h-40 rounded-control"
              />
              <div>
                <p className="font-medium">{elementOf(suggestions, index).label}</p>
                <p className="text-fine text-muted">{sample.product_name}</p>
              </div>
              {sample.is_text_graphics && (
                <div>
                  <Badge tone="primary">{MESSAGES.textGraphics}</Badge>
                  <p className="mt-1 text-fine text-muted">{MESSAGES.textGraphicsHint}</p>
                </div>
              )}
              <Button
                pays
                variant="secondary"
                icon={ImagePlus}
                disabled={isBusy || left < 1}
                aria-label={MESSAGES.actionFor(
                  sample.product_name,
                  elementOf(suggestions, index).label
                )}
                onClick={() => onSample(sample, elementOf(suggestions, index).instruction)}
                className="mt-auto"
              >
                {MESSAGES.action}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
