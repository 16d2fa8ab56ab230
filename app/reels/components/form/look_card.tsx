import { REEL_LIMITS, REEL_RATIOS, REEL_TEMPLATES } from '#engine/reel/reel'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { Card } from '~/ui/layouts/card'
import { RadioCards } from '~/ui/forms/radio_cards'
import { Slider } from '~/ui/forms/slider'
import { shapeCards } from '~/films/components/shape_cards'
import { TemplateFigure } from '../draft/template_figure'
import type { Painters } from '../draft/use_painters'

const MESSAGES = REEL_MESSAGES.look

const RATIOS = shapeCards(REEL_RATIOS, MESSAGES.ratios)

interface LookCardProps {
  draft: ReelDraft
  painters: Painters
  onChange: (change: Partial<ReelDraft>) => void
}

/** How a reel cuts and moves, its shape and its length. */
export function LookCard({ draft, painters, onChange }: LookCardProps) {
  const { template, ratio, seconds } = draft
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
      <div>
        <RadioCards
          label={MESSAGES.template}
          columns={5}
          options={REEL_TEMPLATES.map((value) => ({
            value,
            label: MESSAGES.templates[value].name,
            figure: <TemplateFigure painter={painters[value]} />,
          }))}
          value={template}
          onChange={(value) => onChange({ template: value })}
        />
        <p className="mt-1.5 text-fine text-muted">{MESSAGES.templates[template].hint}</p>
      </div>
      <RadioCards
        label={MESSAGES.ratio}
        columns={4}
        options={RATIOS}
        value={ratio}
        onChange={(value) => onChange({ ratio: value })}
      />
      <Slider
        label={MESSAGES.length}
        value={seconds}
        min={REEL_LIMITS.shortest}
        max={REEL_LIMITS.longest}
        unit={MESSAGES.seconds}
        onChange={(value) => onChange({ seconds: value })}
      />
    </Card>
  )
}
