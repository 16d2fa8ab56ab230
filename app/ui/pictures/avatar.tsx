import { firstOf } from '~/core/elements'
import { classNames } from '../class_names'

const SIZES = {
  sm: { pixels: 32, classes: 'size-8 text-xs' },
  lg: { pixels: 80, classes: 'size-20 text-2xl' },
}

interface AvatarProps {
  name: string
  /** Null draws the initials. */
  photoUrl: string | null
  size?: keyof typeof SIZES
  /** Where the name does not stand beside it. */
  alt?: string
}

/** A person's picture or initials; the name stands beside it or is its alternative text. */
export function Avatar({ name, photoUrl, size = 'sm', alt = '' }: AvatarProps) {
  const { pixels, classes } = SIZES[size]
  if (photoUrl) {
    return (
      <img
        src={photoUrl}
        alt={alt}
        width={pixels}
        height={pixels}
        className={classNames(classes, 'shrink-0 rounded-full object-cover')}
      />
    )
  }
  return (
    <span
      aria-hidden
      className={classNames(
        classes,
        'grid shrink-0 place-items-center rounded-full bg-indigo-100 font-semibold text-indigo-800'
      )}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [firstOf(words), words.at(-1)!] : words
  return picked.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
