import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilePicture } from '../pictures/file_picture'
import { useObjectUrl } from '../pictures/use_object_url'
import { UI_MESSAGES } from '../messages/en/common'

interface FilePreviewsProps {
  files: readonly File[]
  onRemove?: (index: number) => void
  /** Whether a file cannot be taken out. */
  isFixed?: (file: File) => boolean
  /** A picture that lies over that of a file, of the same shape; dark in it becomes dark. */
  veilOf?: (file: File) => Blob | undefined
  /** What stands below the picture of a file. */
  below?: (file: File) => ReactNode
}

/** The selected pictures as a grid, each with a button that takes it out. */
export function FilePreviews({ files, onRemove, isFixed, veilOf, below }: FilePreviewsProps) {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {files.map((file, index) => (
        <FilePreview
          key={keyOf(file)}
          file={file}
          veil={veilOf?.(file)}
          below={below?.(file)}
          onRemove={onRemove && !isFixed?.(file) ? () => onRemove(index) : undefined}
        />
      ))}
    </ul>
  )
}

interface FilePreviewProps {
  file: File
  veil?: Blob
  below?: ReactNode
  onRemove?: () => void
}

function FilePreview({ file, veil, below, onRemove }: FilePreviewProps) {
  const url = useObjectUrl(file)
  return (
    <li className="relative flex flex-col overflow-hidden rounded-control bg-surface ring-1 ring-line">
      <div className="relative isolate aspect-square bg-sunken">
        {url && <FilePicture url={url} name={file.name} className="size-full" isNamed />}
        {veil && <Veil picture={veil} />}
      </div>
      {below}
      {onRemove && (
        <button
          type="button"
          aria-label={UI_MESSAGES.removeFile(file.name)}
          title={UI_MESSAGES.remove}
          onClick={onRemove}
          className="group absolute top-0 right-0 grid size-10 place-items-center rounded-control text-white"
        >
          <span className="grid size-7 place-items-center rounded-full bg-gray-900/70 group-hover:bg-gray-900">
            <X aria-hidden className="size-4" />
          </span>
        </button>
      )}
    </li>
  )
}

function Veil({ picture }: { picture: Blob }) {
  const url = useObjectUrl(picture)
  return (
    url && (
      <img
        src={url}
        alt=""
        className="absolute inset-0 size-full object-cover opacity-65 mix-blend-multiply"
      />
    )
  )
}

const keys = new WeakMap<File, number>()
let lastKey = 0

/** Stays with a file wherever it moves in the list, also beside another of the same name. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey
  keys.set(file, key)
  return key
}
