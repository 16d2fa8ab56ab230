import { useEffect, useMemo, useState } from 'react'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { ReelDraft } from '../reel_draft'
import type { ReelSourceData } from '../transformers/reel_data'

const NONE: ReadonlySet<string> = new Set()

/**
 * What a draft can be made of: the pictures of its own product and those of others that were added. A draft that was kept may name
 * pictures that the page did not bring, which are asked for; those that the server does not know any more are `gone`.
 */
export function useSources(own: readonly ReelSourceData[], items: ReelDraft['items']) {
  const [others, setOthers] = useState<readonly ReelSourceData[]>([])
  const [gone, setGone] = useState(NONE)
  const [isFailed, setIsFailed] = useState(false)
  const sources = useMemo(() => [...own, ...others], [own, others])
  const known = new Set(sources.map(({ id }) => id))
  const asked = [...new Set(items.map(({ id }) => id))].filter((id) => !known.has(id))
  const missing = asked.filter((id) => !gone.has(id)).join(',')

  function add(found: readonly ReelSourceData[]) {
    const ids = new Set(found.map(({ id }) => id))
    setOthers((before) => [...before.filter(({ id }) => !ids.has(id)), ...found])
  }

  useEffect(() => {
    if (missing === '' || isFailed) return
    const call = new AbortController()
    const url = route('reels.sources.find', undefined, { ids: missing })
    getJson<{ sources: ReelSourceData[] }>(url, { signal: call.signal }).then(
      ({ sources: found }) => {
        const there = new Set(found.map(({ id }) => id))
        add(found)
        setGone(
          (before) => new Set([...before, ...missing.split(',')].filter((id) => !there.has(id)))
        )
      },
      () => !call.signal.aborted && setIsFailed(true)
    )
    return () => call.abort()
  }, [missing, isFailed])

  return {
    sources,
    gone,
    /** Whether pictures of the draft are still asked for, or could not be. */
    isWaiting: missing !== '',
    isFailed: missing !== '' && isFailed,
    add,
    retry: () => setIsFailed(false),
  }
}
