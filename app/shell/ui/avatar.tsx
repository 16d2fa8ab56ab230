interface AvatarProps {
  name: string
  /** Null draws the initials. */
  photoUrl: string | null
}

/** A person's picture or initials; the name stands beside it or is its alternative text. */
export function Avatar({ name, photoUrl }: AvatarProps) {
  if (photoUrl) {
    return (
      <img
        src={photoUrl}
        alt=""
        width={32}
        height={32}
        className="size-8 rounded-full object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-indigo-100 text-xs font-semibold text-indigo-800"
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words
  return picked.map((word) => [...word][0]?.toUpperCase() ?? '').join('')
}
