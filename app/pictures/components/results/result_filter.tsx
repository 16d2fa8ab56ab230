import { Search, Star } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '~/ui/buttons/button'
import { Input } from '~/ui/forms/input'
import { Select } from '~/ui/forms/select'
import type { ImageType } from '../../image_type'
import { RESULT_MESSAGES } from '../../messages/en/results'
import type { Filter } from './use_filter'

/** Typing has to rest for this long before it is searched. */
const PAUSE_MS = 300

interface ResultFilterProps {
  filter: Filter
  onChange: (filter: Filter) => void
  /** Types to choose among; none where all results are of a kind. */
  types?: readonly ImageType[]
}

/** Finds results by words and by type, and shows favourites alone. */
export function ResultFilter({ filter, onChange, types = [] }: ResultFilterProps) {
  const [search, setSearch] = useState(filter.search)
  const [applied, setApplied] = useState(filter.search)
  if (applied !== filter.search) {
    setApplied(filter.search)
    // What was typed here stays as it is; a filter that is taken away elsewhere empties the field.
    if (search.trim() !== filter.search) setSearch(filter.search)
  }
  const apply = useEffectEvent(() => {
    const wanted = search.trim()
    if (wanted !== filter.search) onChange({ ...filter, search: wanted })
  })
  useEffect(() => {
    const timer = setTimeout(apply, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [search])

  return (
    <search className="flex flex-wrap items-center gap-2">
      <div className="relative min-w-[min(12rem,100%)] grow max-sm:basis-full sm:max-w-xs">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-faint"
        />
        <Input
          type="search"
          aria-label={RESULT_MESSAGES.search}
          placeholder={RESULT_MESSAGES.searchPlaceholder}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="pl-9"
        />
      </div>
      {types.length > 0 && (
        <Select
          aria-label={RESULT_MESSAGES.type}
          value={filter.type}
          onChange={(event) =>
            onChange({
              ...filter,
              search: search.trim(),
              type: event.target.value as Filter['type'],
            })
          }
        >
          <option value="">{RESULT_MESSAGES.allTypes}</option>
          {types.map((type) => (
            <option key={type} value={type}>
              {RESULT_MESSAGES.types[type]}
            </option>
          ))}
        </Select>
      )}
      <Button
        variant="secondary"
        icon={Star}
        aria-pressed={filter.favorites}
        onClick={() => onChange({ ...filter, search: search.trim(), favorites: !filter.favorites })}
        className="aria-pressed:bg-primary-soft aria-pressed:text-primary-strong aria-pressed:ring-primary"
      >
        {RESULT_MESSAGES.favorites}
      </Button>
    </search>
  )
}
