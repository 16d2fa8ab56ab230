/** The mark, a shop window with a picture in it, and the name, which is read out alone where there is no room for it. */
export function Logo({ markOnly = false }: { markOnly?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-base font-semibold tracking-tight text-ink">
      <svg aria-hidden viewBox="0 0 32 32" className="size-7 shrink-0">
        <rect width="32" height="32" rx="8" className="fill-indigo-600" />
        <path
          d="M7 12.5 9 7h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z"
          className="fill-white"
        />
        <path
          d="M9.5 18v7h13v-7"
          fill="none"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-white"
        />
        <circle cx="16" cy="20.5" r="2" className="fill-indigo-200" />
      </svg>
      <span className={markOnly ? 'sr-only' : 'max-[20rem]:sr-only'}>Vitrine</span>
    </span>
  )
}
