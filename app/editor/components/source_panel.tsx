import type { EditorPictureData } from '~/editor/transformers/editor_data'
import { PICTURE_FILES } from '~/media/intake/taken_pictures'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Dropzone } from '~/ui/forms/dropzone'
import { ImageTile } from '~/ui/pictures/image_tile'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { EDITOR_MESSAGES } from '../messages/en/screens'
import { useUpload } from './use_upload'

const MESSAGES = EDITOR_MESSAGES.source

interface SourcePanelProps {
  source: EditorPictureData | null
  /** Why the picture that was to be edited is not there. */
  problem: string | null
  /** Whether something is being made, so that the source must stay. */
  isBusy: boolean
  onSource: (source: EditorPictureData) => void
  onReset: () => void
}

/** The picture that is edited, or the place to choose it. */
export function SourcePanel({ source, problem, isBusy, onSource, onReset }: SourcePanelProps) {
  const { upload, refusal, choose, refuse, retry } = useUpload(onSource)
  const isUploading = upload !== null && upload.error === null
  return (
    <section aria-labelledby="source" className="flex flex-col gap-3">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 id="source" className="text-base font-semibold">
          {MESSAGES.title}
        </h2>
        {source && (
          <Button variant="secondary" size="sm" disabled={isBusy} onClick={onReset}>
            {MESSAGES.reset}
          </Button>
        )}
      </div>
      {source ? (
        <ImageTile
          source={source.picture}
          alt={MESSAGES.alt}
          sizes="(min-width: 64rem) 24rem, 100vw"
          fit="contain"
          priority
          className="h-64 rounded-card"
        />
      ) : (
        <Dropzone
          accept={PICTURE_FILES}
          title={MESSAGES.drop}
          hint={MESSAGES.hint}
          buttonLabel={MESSAGES.button}
          multiple={false}
          disabled={isUploading}
          onFiles={([file]) => file && choose(file)}
          onRejected={refuse}
        />
      )}
      {isUploading && (
        <div role="status">
          <ProgressBar
            label={MESSAGES.uploading}
            fraction={upload.fraction < 1 ? upload.fraction : null}
          />
          <p className="mt-1 text-fine text-muted">{MESSAGES.uploading}</p>
        </div>
      )}
      {upload?.error && (
        <Alert
          tone="danger"
          action={
            <Button variant="secondary" size="sm" onClick={retry}>
              {MESSAGES.retry}
            </Button>
          }
        >
          {upload.error}
        </Alert>
      )}
      {(refusal ?? problem) && !upload && <Alert tone="danger">{refusal ?? problem}</Alert>}
    </section>
  )
}
