import { Alert } from '~/ui/feedback/alert'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { RefusedPhoto, UploadState } from './use_photo_upload'

const MESSAGES = CREATE_MESSAGES.upload

interface UploadProgressProps extends UploadState {
  /** Whether a page that is left goes on with them later. */
  isKept?: boolean
}

/** How far photos have come that are sent one by one. */
export default function UploadProgress(props: UploadProgressProps) {
  const { place, count, file, fraction, isWaiting, isKept = false } = props
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={MESSAGES.progress} fraction={fraction} />
      <p role="status" className="wrap-anywhere text-muted tabular-nums">
        {isWaiting ? MESSAGES.waiting : MESSAGES.sending(place, count, file.name)}
      </p>
      {isKept && <p className="-mt-1 text-fine text-muted">{MESSAGES.stay}</p>}
    </div>
  )
}

/** Photos that were not taken, each with the reason. */
export function RefusedPhotos({ photos }: { photos: readonly RefusedPhoto[] }) {
  if (photos.length === 0) return null
  return (
    <Alert tone="danger">
      <ul className="flex flex-col gap-1">
        {photos.map(({ file, sentence }, index) => (
          <li key={index} className="wrap-anywhere">
            <span className="font-medium">{file.name}:</span> <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
