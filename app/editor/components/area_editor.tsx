import { MarkingDialog } from '~/masks/components/marking_dialog'
import { readDataUrl } from '~/products/components/photo_copies'
import { type MediaSource, variantUrl } from '~/ui/pictures/media_source'
import { EDITOR_MESSAGES } from '../messages/en/screens'

interface AreaEditorProps {
  picture: MediaSource
  /** Data URL of what is marked so far, or null. */
  mask: string | null
  /** Whether what somebody points at can be found here. */
  canSelect: boolean
  onClose: () => void
  /** Told the new data URL, or null when all or nothing is marked. */
  onMark: (mask: string | null) => void
}

/** Marks the area of a picture that may change. */
export default function AreaEditor({ picture, onMark, ...marking }: AreaEditorProps) {
  return (
    <MarkingDialog
      {...marking}
      subject="area"
      texts={EDITOR_MESSAGES.area}
      load={async () => picture}
      preview={variantUrl(picture, 960)}
      onMark={async (mask) => onMark(await readDataUrl(mask))}
      onUnmark={() => onMark(null)}
    />
  )
}
