import { X } from 'lucide-react'
import { useObjectUrls } from './use_object_urls'

interface FilePreviewsProps {
  files: readonly File[]
  onRemove?: (index: number) => void
}

/** The selected pictures as a grid, each with a button that takes it out. */
export function FilePreviews({ files, onRemove }: FilePreviewsProps) {
  const urls = useObjectUrls(files)
  return (
    <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {files.map((file, index) => (
        <li
          key={`${file.name}-${file.size}-${file.lastModified}-${index}`}
          className="relative aspect-square overflow-hidden rounded-control bg-sunken ring-1 ring-line"
        >
          {urls[index] && (
            <img src={urls[index]} alt={file.name} className="size-full object-cover" />
          )}
          {onRemove && (
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              title="Remove"
              onClick={() => onRemove(index)}
              className="absolute top-1 right-1 grid size-8 place-items-center rounded-full bg-gray-900/70 text-white outline-white hover:bg-gray-900 pointer-coarse:size-10"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
