import { Upload, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { mayBePicture, PICTURE_ACCEPT } from '~/media/intake/taken_pictures'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { FilePicture } from '~/ui/pictures/file_picture'
import { IconButton } from '~/ui/buttons/icon_button'
import { useObjectUrl } from '~/ui/pictures/use_object_url'
import { VIDEO_MESSAGES } from '~/films/messages/en/video_screen'
import { LARGEST_PHOTO } from '~/products/components/photo_limits'

const MESSAGES = VIDEO_MESSAGES.dialog

interface ReferenceUploadProps {
  file: File | null
  onFile: (file: File | null) => void
  disabled?: boolean
}

/** A picture of one's own for a film to start with. */
export function ReferenceUpload({ file, onFile, disabled }: ReferenceUploadProps) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)

  function choose(chosen: File | undefined) {
    if (!chosen) return
    const { kind, size } = VIDEO_MESSAGES.errors
    const refusal = !mayBePicture(chosen) ? kind : chosen.size > LARGEST_PHOTO ? size : null
    setError(refusal)
    if (!refusal) onFile(chosen)
  }

  return (
    <div className="mt-3 flex flex-col gap-2">
      <input
        ref={input}
        type="file"
        accept={PICTURE_ACCEPT}
        hidden
        aria-label={MESSAGES.upload}
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {file ? (
        <Chosen
          key={`${file.name}-${file.lastModified}`}
          file={file}
          onRemove={() => onFile(null)}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            size="sm"
            icon={Upload}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {MESSAGES.upload}
          </Button>
          <p className="text-fine text-muted">{MESSAGES.uploadHint}</p>
        </div>
      )}
      {error && (
        <Alert isAnswer tone="danger">
          {error}
        </Alert>
      )}
    </div>
  )
}

function Chosen({ file, onRemove }: { file: File; onRemove: () => void }) {
  const url = useObjectUrl(file)
  return (
    <div className="flex items-center gap-3 rounded-control bg-primary-soft p-2 ring-2 ring-primary">
      {url && <FilePicture url={url} name={file.name} className="size-14 rounded-control" />}
      <div className="min-w-0 grow">
        <p className="font-medium">{MESSAGES.uploaded}</p>
        <p className="text-fine wrap-anywhere text-muted">{file.name}</p>
      </div>
      <IconButton icon={X} label={MESSAGES.removeUpload} onClick={onRemove} />
    </div>
  )
}
