import { useState } from 'react'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { SegmentedControl } from '~/ui/forms/segmented_control'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { useExport } from './use_export'

const MESSAGES = PLAYER_MESSAGES

/** Seconds that many advertising slots take. */
const SLOT_SECONDS = 6

/** A frame of an advertising slot, and a length. */
export interface ExportChoice {
  format: 'landscape' | 'portrait' | 'square'
  /** Pixels. */
  width: number
  height: number
  /** Missing: the whole film. */
  seconds?: number
}

const FORMATS: readonly ExportChoice[] = [
  { format: 'landscape', width: 1920, height: 1080 },
  { format: 'portrait', width: 1080, height: 1920 },
  { format: 'square', width: 1080, height: 1080 },
]

type Length = 'whole' | 'cut'

const LENGTHS: readonly { value: Length; label: string }[] = [
  { value: 'whole', label: MESSAGES.whole },
  { value: 'cut', label: MESSAGES.cut(SLOT_SECONDS) },
]

/** Saves a film in the sizes and lengths that advertising slots take; a part of it only where it is longer. */
export function ExportOptions({ film, fileName }: { film: VideoData; fileName: string }) {
  const [length, setLength] = useState<Length>('whole')
  const { exporting, error, run } = useExport(film, fileName)
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-fine text-muted">{MESSAGES.exports}</h3>
      {film.duration > SLOT_SECONDS && (
        <SegmentedControl
          label={MESSAGES.exportLength}
          options={LENGTHS}
          value={length}
          onChange={setLength}
        />
      )}
      {FORMATS.map((choice) => (
        <Button
          key={choice.format}
          variant="secondary"
          size="sm"
          disabled={exporting !== null}
          loading={exporting === choice.format}
          onClick={() =>
            void run({ ...choice, seconds: length === 'cut' ? SLOT_SECONDS : undefined })
          }
        >
          {MESSAGES.formats[choice.format]} {choice.width} × {choice.height}
        </Button>
      ))}
      {exporting && (
        <p role="status" className="text-fine text-muted">
          {MESSAGES.exporting}
        </p>
      )}
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
    </div>
  )
}
