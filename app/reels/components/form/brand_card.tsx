import { useEffect } from 'react'
import { FONT_FACTS } from '#engine/reel/plan'
import { REEL_FONTS, type ReelFont } from '#engine/reel/reel'
import type { ReelDraft } from '~/reels/reel_draft'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import type { BrandData } from '~/reels/transformers/reel_data'
import { Card } from '~/ui/layouts/card'
import { RadioCards } from '~/ui/forms/radio_cards'
import { loadSample } from '../draft/fonts'
import { ColorField } from './color_field'
import { LogoField } from './logo_field'

const MESSAGES = REEL_MESSAGES.brand

const SAMPLE = 'Ag'

interface BrandCardProps {
  draft: ReelDraft
  logo: BrandData['logo']
  onLogo: (logo: BrandData['logo']) => void
  onChange: (change: Partial<ReelDraft>) => void
}

/** The colours, letters and logo of a merchant, remembered from one reel to the next. */
export function BrandCard({ draft, logo, onLogo, onChange }: BrandCardProps) {
  return (
    <Card className="flex flex-col gap-5">
      <div>
        <h2 className="text-base font-semibold">{MESSAGES.title}</h2>
        <p className="text-fine text-muted">{MESSAGES.remembered}</p>
      </div>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {(['ground', 'ink', 'accent'] as const).map((key) => (
          <ColorField
            key={key}
            label={MESSAGES[key]}
            value={draft[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
      <RadioCards
        label={MESSAGES.font}
        columns={4}
        options={REEL_FONTS.map((value) => ({
          value,
          label: MESSAGES.fonts[value],
          figure: <FontSample font={value} />,
        }))}
        value={draft.font}
        onChange={(font) => onChange({ font })}
      />
      <LogoField
        logo={logo}
        hasLogo={draft.hasLogo}
        onLogo={(next) => {
          onLogo(next)
          onChange({ hasLogo: next !== null })
        }}
        onShow={(hasLogo) => onChange({ hasLogo })}
      />
    </Card>
  )
}

/** A font's letters in themselves. */
function FontSample({ font }: { font: ReelFont }) {
  useEffect(() => void loadSample(font, SAMPLE), [font])
  return (
    <span
      aria-hidden
      className="text-2xl font-semibold"
      style={{ fontFamily: FONT_FACTS[font].family }}
    >
      {SAMPLE}
    </span>
  )
}
