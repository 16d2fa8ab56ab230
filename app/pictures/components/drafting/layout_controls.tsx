import type { Layout } from '#engine/layout/layout'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import { Slider } from '~/ui/forms/slider'
import { DRAFTING_MESSAGES } from '../../messages/en/drafting'

const MESSAGES = DRAFTING_MESSAGES

/** Measures that have a slider, with the least and the most of them in percent. */
const SLIDERS = {
  height: [10, 95],
  shadow: [0, 150],
  softness: [0, 100],
  warmth: [-100, 100],
  brightness: [60, 140],
} as const

const SIDES = (['left', 'right'] as const).map((value) => ({
  value,
  label: MESSAGES.sides[value],
}))

interface LayoutControlsProps {
  layout: Required<Layout>
  onChange: (part: Layout) => void
}

/** Size, shadow and light, by sliders. */
export function LayoutControls({ layout, onChange }: LayoutControlsProps) {
  const slider = (measure: keyof typeof SLIDERS) => {
    const [min, max] = SLIDERS[measure]
    return (
      <Slider
        label={MESSAGES.measures[measure]}
        value={Math.round(layout[measure] * 100)}
        min={min}
        max={max}
        unit="%"
        onChange={(percent) => onChange({ [measure]: percent / 100 })}
      />
    )
  }
  return (
    <div className="grid grid-cols-2 gap-x-5 gap-y-1">
      <div className="col-span-full">{slider('height')}</div>
      {slider('shadow')}
      {slider('softness')}
      {slider('brightness')}
      {slider('warmth')}
      <div className="col-span-full mt-1 flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <p aria-hidden className="text-fine font-medium">
          {MESSAGES.side}
        </p>
        <SegmentedControl
          label={MESSAGES.side}
          options={SIDES}
          value={layout.side}
          onChange={(side) => onChange({ side })}
        />
      </div>
    </div>
  )
}
