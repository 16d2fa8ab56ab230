const MARKS: Record<string, { letters: string; color: string }> = {
  'bitbucket': { letters: 'B', color: 'bg-blue-700' },
  'facebook': { letters: 'f', color: 'bg-blue-600' },
  'github': { letters: 'GH', color: 'bg-gray-900' },
  'gitlab': { letters: 'GL', color: 'bg-orange-700' },
  'google': { letters: 'G', color: 'bg-red-600' },
  'linkedin': { letters: 'in', color: 'bg-sky-700' },
  'linkedin-openid': { letters: 'in', color: 'bg-sky-700' },
  'slack': { letters: 'S', color: 'bg-purple-800' },
  'twitter': { letters: 'T', color: 'bg-sky-600' },
  'twitter-oauth-2': { letters: 'X', color: 'bg-black' },
}

const SIZES = {
  alone: 'size-6 rounded-md text-[0.6875rem]',
  corner: 'size-4 rounded-[5px] text-[0.5rem]',
}

interface ProviderMarkProps {
  id: string
  /** `corner`: over the picture of an account there. */
  size?: keyof typeof SIZES
}

/** Initials of a provider. Drawn, not text: the name stands beside them, and a label must begin with what is read. */
export function ProviderMark({ id, size = 'alone' }: ProviderMarkProps) {
  const { letters, color } = MARKS[id] ?? { letters: id.slice(0, 1), color: 'bg-gray-700' }
  return (
    <span
      aria-hidden
      data-letters={letters}
      className={`grid shrink-0 place-items-center font-bold text-white before:content-[attr(data-letters)] ${SIZES[size]} ${color}`}
    />
  )
}
