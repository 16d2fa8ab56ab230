import { useState } from 'react'
import { LoadMore } from '~/ui/buttons/load_more'
import { Tabs } from '~/ui/layouts/tabs'
import { VIDEO_FORM_TEXTS } from '../messages/en/video_form'
import { type Source, SourceChoices } from '~/pictures/components/source_choices'

const TEXTS = VIDEO_FORM_TEXTS

type SourceTab = 'original' | 'generated'

interface SourcePickerProps {
  original: readonly Source[]
  generated: readonly Source[]
  /** Where the list of generated ones goes on, and the name of the prop it comes in. */
  more: { list: string; cursor: string; nextCursor: number | null }
  /** Path of the chosen one; null when it is none of these. */
  chosen: string | null
  onChoose: (path: string) => void
  disabled?: boolean
}

/** The picture that a film starts with: one of the product's photos, or one that was made of it. */
export function SourcePicker(props: SourcePickerProps) {
  const { original, generated, more, chosen, onChoose, disabled } = props
  const isGenerated = generated.some(({ path }) => path === chosen)
  const [tab, setTab] = useState<SourceTab>(isGenerated ? 'generated' : 'original')
  const choice = { label: TEXTS.source, chosen, onChoose, disabled }
  return (
    <Tabs
      label={TEXTS.source}
      selected={tab}
      onChange={setTab}
      tabs={[
        {
          key: 'original',
          label: TEXTS.original,
          content: <SourceChoices sources={original} empty={TEXTS.noOriginal} {...choice} />,
        },
        {
          key: 'generated',
          label: TEXTS.generated,
          content: (
            <SourceChoices sources={generated} empty={TEXTS.noGenerated} {...choice}>
              <LoadMore {...more} label={TEXTS.more} />
            </SourceChoices>
          ),
        },
      ]}
    />
  )
}
