import { Sparkles } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useCredits } from '~/shell/client/credits'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { Card } from '~/shell/ui/card'
import { Field } from '~/shell/ui/field'
import { NumberField } from '~/shell/ui/number_field'
import { RadioCards } from '~/shell/ui/radio_cards'
import { Textarea } from '~/shell/ui/textarea'
import { STUDIO_TEXTS } from '../../screen_texts'
import { MAX_AMOUNT, type PictureOrder } from '../options_panel'
import { SHAPE_OPTIONS, type Shape } from '../shape_options'

const TEXTS = STUDIO_TEXTS.inpaint
const PANEL = STUDIO_TEXTS.panel

interface BackgroundFormProps {
  /** Where the photo is chosen. */
  children: ReactNode
  /** What stands in the way of the photo, or null. */
  photoError: string | null
  prompt: string
  onPrompt: (prompt: string) => void
  onOrder: (order: PictureOrder) => void
  /** What the last order came to, when it failed. */
  error: string | null
}

/** What to make: of which photo, before which background, how many, in which shape. */
export function BackgroundForm(props: BackgroundFormProps) {
  const { children, photoError, prompt, onPrompt, onOrder, error } = props
  const [amount, setAmount] = useState(1)
  const [shape, setShape] = useState<Shape>('landscape_4_3')
  const [wasSent, setWasSent] = useState(false)
  const left = useCredits()?.image_credits ?? 0
  const isShort = left < amount
  const promptError = prompt.trim() === '' ? TEXTS.errors.prompt : null

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const isRefused = photoError !== null || promptError !== null || isShort
    setWasSent(isRefused)
    if (!isRefused) onOrder({ prompt: prompt.trim(), amount, shape })
  }

  return (
    <Card className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
      <h2 className="text-base font-semibold">{TEXTS.panel}</h2>
      <form onSubmit={submit} noValidate className="mt-4 flex flex-col gap-5">
        {children}
        {wasSent && photoError && <Alert tone="danger">{photoError}</Alert>}
        <Field label={TEXTS.description} error={(wasSent && promptError) || undefined} required>
          <Textarea
            name="prompt"
            rows={3}
            maxLength={2000}
            placeholder={TEXTS.placeholder}
            value={prompt}
            onChange={(event) => onPrompt(event.target.value)}
          />
        </Field>
        <RadioCards
          label={PANEL.shape}
          options={SHAPE_OPTIONS}
          value={shape}
          onChange={setShape}
          columns={3}
        />
        <Field label={PANEL.amount} hint={PANEL.amountHint}>
          <NumberField value={amount} onChange={setAmount} min={1} max={MAX_AMOUNT} unit="photos" />
        </Field>
        {isShort && <Alert tone="warning">{PANEL.missing(amount, left)}</Alert>}
        {error && <Alert tone="danger">{error}</Alert>}
        <div>
          <Button type="submit" icon={Sparkles} disabled={isShort} className="w-full">
            {PANEL.submit}
          </Button>
          <p className="mt-2 text-center text-[13px] text-muted tabular-nums">
            {PANEL.cost(amount, left)}
          </p>
        </div>
      </form>
    </Card>
  )
}
