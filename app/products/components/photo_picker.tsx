import { CircleCheck } from 'lucide-react'
import { PICTURE_FILES } from '~/media/intake/taken_pictures'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import { UI_MESSAGES } from '~/ui/messages/en/common'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import { CREATE_MESSAGES } from '../messages/en/create'
import { addPhotos, type Selection } from './photo_limits'
import { maskOf, type PhotoMasks } from './photo_masks'
import { ShowProductButton } from './show_product_button'
import type { SentPhotos } from './use_product_upload'

const Dropzone = lazyPart(() =>
  import('~/ui/forms/dropzone').then((module) => ({ default: module.Dropzone }))
)

const FilePreviews = lazyPart(() =>
  import('~/ui/forms/file_previews').then((module) => ({ default: module.FilePreviews }))
)

interface PhotoPickerProps {
  selection: Selection
  onChange: (selection: Selection) => void
  title: string
  buttonLabel: string
  hint?: string
  disabled?: boolean
  /** Lets the product be shown in each photo; missing where that is done elsewhere. */
  showing?: {
    masks: PhotoMasks
    /** Whether what somebody points at can be found here. */
    canSelect: boolean
    /** @param mask null: the product is found by itself */
    onShow: (photo: File, mask: Blob | null) => void
  }
  /** Photos that belong to the product already, some of which may still be on their way. */
  sent?: SentPhotos
}

/** Photos dropped or selected, with previews from which each can be taken out again. */
export function PhotoPicker(props: PhotoPickerProps) {
  const { selection, onChange, title, buttonLabel, hint, disabled, showing, sent } = props
  const { files, error } = selection
  const compact = files.length > 0
  return (
    <div className="flex flex-col gap-4">
      <PartBoundary
        fallback={<Skeleton className={compact ? 'h-32 w-full' : 'h-78 w-full sm:h-74'} />}
      >
        <Dropzone
          accept={PICTURE_FILES}
          title={title}
          buttonLabel={buttonLabel}
          hint={hint}
          compact={compact}
          disabled={disabled}
          onFiles={(added) => onChange(addPhotos(files, added))}
          onRejected={() => onChange({ files, error: 'kind' })}
        />
      </PartBoundary>
      {error && (
        <Alert isAnswer tone="danger">
          {PRODUCT_MESSAGES.errors[error]}
        </Alert>
      )}
      {compact && (
        <PartBoundary fallback={<Skeleton className="h-32 w-full" />}>
          <FilePreviews
            files={files}
            veilOf={showing && ((file) => maskOf(showing.masks, file))}
            below={
              showing &&
              ((file) =>
                sent?.hasArrived(file) ? (
                  <ArrivedMark />
                ) : (
                  <ShowProductButton
                    photo={file}
                    mask={maskOf(showing.masks, file)}
                    canSelect={showing.canSelect}
                    disabled={disabled || sent?.isBegun(file)}
                    onShow={(mask) => showing.onShow(file, mask)}
                  />
                ))
            }
            isFixed={sent?.isBegun}
            onRemove={
              disabled
                ? undefined
                : (index) =>
                    onChange({ files: files.filter((_, place) => place !== index), error: null })
            }
          />
        </PartBoundary>
      )}
      {compact && showing && (
        <p className="-mt-1 text-fine text-muted">{CREATE_MESSAGES.showing.hint}</p>
      )}
      {(files.length > 1 || files.some((file) => sent?.isBegun(file))) && !disabled && (
        <Button
          variant="ghost"
          size="sm"
          className="-mt-2 -ml-3 self-start"
          onClick={() => onChange({ files: [], error: null })}
        >
          {UI_MESSAGES.removeAll}
        </Button>
      )}
    </div>
  )
}

/** Stands where the product is shown in photos that are not uploaded yet. */
function ArrivedMark() {
  return (
    <p className="flex min-h-10 grow items-center justify-center gap-1.5 border-t border-line px-1 py-1.5 text-center text-fine/4 font-medium text-success-strong">
      <CircleCheck aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      {CREATE_MESSAGES.upload.arrived}
    </p>
  )
}
