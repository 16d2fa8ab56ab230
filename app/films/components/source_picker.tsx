import { useState } from 'react'
import { LoadMore } from '~/ui/buttons/load_more'
import { Tabs } from '~/ui/layouts/tabs'
import { VIDEO_FORM_MESSAGES } from '../messages/en/video_form'
import { type Source, SourceChoices } from '~/pictures/components/source_choices'

const MESSAGES = VIDEO_FORM_MESSAGES

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
  const choice = { label: MESSAGES.source, chosen, onChoose, disabled }
  return (
    <Tabs
      label={MESSAGES.source}
      selected={tab}
      onChange={setTab}
      tabs={[
        {
          key: 'original',
          label: MESSAGES.original,
          content: <SourceChoices sources={original} empty={MESSAGES.noOriginal} {...choice} />,
        },
        {
          key: 'generated',
          label: MESSAGES.generated,
          content: (
            <SourceChoices sources={generated} empty={MESSAGES.noGenerated} {...choice}>
              <LoadMore {...more} label={MESSAGES.more} />
            </SourceChoices>
          ),
        },
      ]}
    />
  )
}
