import { DropdownButton, DropdownSection } from '~/shell/ui/dropdown_items'
import { VIDEO_TEXTS } from '../../video_screen_texts'
import type { ExportChoice } from './export_menu'

const TEXTS = VIDEO_TEXTS.player

/** Seconds that many advertising slots take. */
const SLOT_SECONDS = 6

const FORMATS: readonly ExportChoice[] = [
  { format: 'landscape', width: 1920, height: 1080 },
  { format: 'portrait', width: 1080, height: 1920 },
  { format: 'square', width: 1080, height: 1080 },
]

interface ExportMenuEntriesProps {
  /** Of the film, in seconds. */
  duration: number
  onExport: (choice: ExportChoice) => void
}

/** What a film can be exported as; a part of it only where it is longer. */
export default function ExportMenuEntries({ duration, onExport }: ExportMenuEntriesProps) {
  return (
    <>
      <Formats title={TEXTS.whole} onExport={onExport} />
      {duration > SLOT_SECONDS && (
        <Formats title={TEXTS.cut(SLOT_SECONDS)} seconds={SLOT_SECONDS} onExport={onExport} />
      )}
    </>
  )
}

interface FormatsProps extends Pick<ExportMenuEntriesProps, 'onExport'> {
  title: string
  seconds?: number
}

function Formats({ title, seconds, onExport }: FormatsProps) {
  return (
    <DropdownSection title={title}>
      {FORMATS.map((choice) => (
        <DropdownButton key={choice.format} onClick={() => onExport({ ...choice, seconds })}>
          {VIDEO_TEXTS.player.formats[choice.format]}, {choice.width} × {choice.height}
        </DropdownButton>
      ))}
    </DropdownSection>
  )
}
