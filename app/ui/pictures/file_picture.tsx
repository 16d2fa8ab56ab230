import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '../class_names'

interface FilePictureProps {
  url: string
  /** Of the file. */
  name: string
  /** Says how large it is. */
  className: string
  /** Whether the sign has the name on it, where no name stands beside it. */
  isNamed?: boolean
}

/** The picture in a chosen file; a sign where this browser cannot draw it, as most cannot draw HEIC. */
export function FilePicture({ url, name, className, isNamed = false }: FilePictureProps) {
  const [isBroken, setBroken] = useState(false)
  if (!isBroken) {
    return (
      <img
        src={url}
        alt={name}
        onError={() => setBroken(true)}
        className={classNames(className, 'object-cover')}
      />
    )
  }
  return (
    <div
      role="img"
      aria-label={name}
      className={classNames(
        className,
        'flex flex-col items-center justify-center gap-1 bg-sunken p-2 text-muted'
      )}
    >
      <ImageOff aria-hidden className="size-6 shrink-0" />
      {isNamed && <p className="line-clamp-3 text-center text-xs wrap-anywhere">{name}</p>}
    </div>
  )
}
