import { X } from 'lucide-react'
import { useObjectUrl } from './use_object_url'
import { UI_TEXTS } from './texts'

interface FilePreviewsProps {
  files: readonly File[]
  onRemove?: (index: number) => void
}

/** The selected pictures as a grid, each with a button that takes it out. */
export function FilePreviews({ files, onRemove }: FilePreviewsProps) {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {files.map((file, index) => (
        <FilePreview key={keyOf(file)} file={file} onRemove={onRemove && (() => onRemove(index))} />
      ))}
    </ul>
  )
}

function FilePreview({ file, onRemove }: { file: File; onRemove?: () => void }) {
  const url = useObjectUrl(file)
  return (
    <li className="relative aspect-square overflow-hidden rounded-control bg-sunken ring-1 ring-line">
      {url && <img src={url} alt={file.name} className="size-full object-cover" />}
      {onRemove && (
        <button
          type="button"
          aria-label={UI_TEXTS.removeFile(file.name)}
          title={UI_TEXTS.remove}
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

const keys = new WeakMap<File, number>()
let lastKey = 0

/** Stays with a file wherever it moves in the list, also beside another of the same name. */
function keyOf(file: File): number {
  const key = keys.get(file) ?? ++lastKey
  keys.set(file, key)
  return key
}
