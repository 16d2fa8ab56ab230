import { Lightbulb, Sparkles } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useCredits } from '~/shell/client/credits'
import { CreditOffer } from '~/shell/layouts/credit_offer'
import { useMediaQuery } from '~/shell/layouts/use_media_query'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { Card } from '~/shell/ui/card'
import { Field } from '~/shell/ui/field'
import { NumberField } from '~/shell/ui/number_field'
import { RadioCards } from '~/shell/ui/radio_cards'
import { Textarea } from '~/shell/ui/textarea'
import { STUDIO_TEXTS } from '../screen_texts'
import { SHAPE_OPTIONS, type Shape } from './shape_options'

const TEXTS = STUDIO_TEXTS.panel
export const MAX_AMOUNT = 10

export interface PictureOrder {
  prompt: string
  amount: number
  shape: Shape
}

interface OptionsPanelProps {
  prompt: string
  onPrompt: (prompt: string) => void
  onOrder: (order: PictureOrder) => void
  /** What the last order came to, when it failed. */
  error: string | null
  expectedSeconds: number | null
}

/** What to make: how many, which shape, and what they show. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { prompt, onPrompt, onOrder, error, expectedSeconds } = props
  const [amount, setAmount] = useState(1)
  const [shape, setShape] = useState<Shape>('square_hd')
  const [promptError, setPromptError] = useState<string>()
  const left = useCredits()?.image_credits ?? 0
  const isShort = left < amount

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = prompt.trim()
    setPromptError(wanted === '' ? STUDIO_TEXTS.errors.prompt : undefined)
    if (wanted !== '' && !isShort) onOrder({ prompt: wanted, amount, shape })
  }

  return (
    <Card className="lg:sticky lg:top-20">
      <h2 className="text-base font-semibold">{TEXTS.title}</h2>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-5">
        <Field label={TEXTS.description} error={promptError} required>
          <Textarea
            name="prompt"
            rows={3}
            maxLength={2000}
            placeholder={TEXTS.placeholder}
            value={prompt}
            onChange={(event) => {
              onPrompt(event.target.value)
              setPromptError(undefined)
            }}
          />
        </Field>
        <RadioCards
          label={TEXTS.shape}
          options={SHAPE_OPTIONS}
          value={shape}
          onChange={setShape}
          columns={3}
        />
        <Field label={TEXTS.amount} hint={TEXTS.amountHint}>
          <NumberField value={amount} onChange={setAmount} min={1} max={MAX_AMOUNT} unit="photos" />
        </Field>
        {isShort && (
          <Alert tone="warning" action={<CreditOffer kind="image" />}>
            {TEXTS.missing(amount, left)}
          </Alert>
        )}
        {error && <Alert tone="danger">{error}</Alert>}
        <div>
          <Button type="submit" icon={Sparkles} disabled={isShort} className="w-full">
            {TEXTS.submit}
          </Button>
          <p className="mt-2 text-center text-[13px] text-muted tabular-nums">
            {TEXTS.cost(amount, left)}
          </p>
        </div>
      </form>
      <Tips expectedSeconds={expectedSeconds} />
    </Card>
  )
}

function Tips({ expectedSeconds }: { expectedSeconds: number | null }) {
  return (
    <details className="mt-4 border-t border-line pt-4" open={useMediaQuery('(min-width: 64rem)')}>
      <summary className="flex items-center gap-2 font-medium">
        <Lightbulb aria-hidden className="size-4 text-warning" />
        {TEXTS.tipsTitle}
      </summary>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
        {TEXTS.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
        {expectedSeconds !== null && <li>{TEXTS.expected(Math.ceil(expectedSeconds))}</li>}
      </ul>
    </details>
  )
}
