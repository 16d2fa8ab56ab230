import { ImagePlus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../buttons/button'
import { classNames } from '../class_names'

interface DropzoneProps {
  /** Called with the files that fit `accept`. */
  onFiles: (files: File[]) => void
  /** Called with the files that do not. */
  onRejected?: (files: File[]) => void
  /** MIME types with their file name endings. */
  accept: Record<string, string[]>
  multiple?: boolean
  disabled?: boolean
  title: string
  /** Types, counts and sizes that are best. */
  hint?: ReactNode
  buttonLabel: string
  /** Less high, for adding to a filled list. */
  compact?: boolean
}

/** A place to drop, paste or select files. */
export function Dropzone({
  onFiles,
  onRejected,
  accept,
  multiple = true,
  disabled = false,
  title,
  hint,
  buttonLabel,
  compact = false,
}: DropzoneProps) {
  // While it is dragged a file of an unknown type has no name: only once it is dropped can it be told.
  const [isTyped, setTyped] = useState(true)
  const { getRootProps, getInputProps, isDragActive, isDragReject, open } = useDropzone({
    accept,
    multiple,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDragEnter: ({ dataTransfer }) =>
      setTyped([...dataTransfer.items].every(({ type }) => type !== '')),
    onDrop: (accepted, rejections) => {
      if (accepted.length > 0) onFiles(accepted)
      if (rejections.length > 0) onRejected?.(rejections.map(({ file }) => file))
    },
  })
  return (
    <div
      {...getRootProps()}
      className={classNames(
        'flex flex-col items-center justify-center rounded-card border-2 border-dashed bg-surface px-6 max-[17rem]:px-2 text-center transition-colors',
        compact ? 'gap-2 py-6' : 'gap-3 py-14',
        isDragReject && isTyped
          ? 'border-danger bg-danger-soft'
          : isDragActive
            ? 'border-primary bg-primary-soft'
            : 'border-line-strong',
        disabled && 'opacity-50'
      )}
    >
      <input {...getInputProps({ 'aria-label': title })} />
      {!compact && (
        <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
          <ImagePlus aria-hidden className="size-6" />
        </span>
      )}
      <p className="text-base font-medium">{title}</p>
      <Button variant="secondary" onClick={open} disabled={disabled}>
        {buttonLabel}
      </Button>
      {hint && <div className="max-w-md text-fine text-muted">{hint}</div>}
    </div>
  )
}
