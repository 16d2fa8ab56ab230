import { useEffect, useEffectEvent, useState } from 'react'
import type { PicturePreflightData } from '~/exports/transformers/preflight_data'
import { reasonOf } from '~/ui/client/api_error'
import { route } from '~/ui/client/routes'
import { saveFile } from '~/ui/client/save_file'
import { showToast } from '~/ui/overlays/toast'
import { EXPORT_MESSAGES as MESSAGES } from '../messages/en/screens'
import { countFiles, summarize } from './summarize'
import { rememberedTargets, rememberTargets } from './targets'
import { usePreflight } from './use_preflight'

/** Pictures on their way out: measured for every market, for some of them chosen, given the shapes that these ask for, and saved. */
export function useMarketExport(ids: readonly number[]) {
  const preflight = usePreflight(ids)
  const { markets, results, shape } = preflight
  const [order, setOrder] = useState<'none' | 'sent' | 'waits'>('none')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rememberedTargets()))

  const possible = markets
    .flatMap(({ slots }) => slots)
    .map(({ target }) => ({ target, summary: summarize(results, target) }))
    .flatMap(({ target, summary }) =>
      summary && summary.status !== 'fails' && chosen.has(target) ? [{ target, summary }] : []
    )
  const { files, left } = countFiles(possible.map(({ summary }) => summary))
  const wanted = new Set(possible.map(({ target }) => target))
  const open = countSlots(results, wanted, 'shaping')
  const lacking = countSlots(results, wanted, 'shapeable')

  function save() {
    setOrder('none')
    if (wanted.size > 0) void download(ids, [...wanted])
  }
  const onShaped = useEffectEvent(save)
  const isShaped = order === 'waits' && open === 0
  useEffect(() => {
    if (isShaped) onShaped()
  }, [isShaped])

  /** Hands the files out, once those that need another shape have it. */
  async function finish() {
    if (open + lacking === 0) return save()
    setOrder('sent')
    try {
      if (lacking > 0) await shape(needing(results, wanted), [...wanted])
      setOrder('waits')
    } catch (reason) {
      setOrder('none')
      void showToast('error', reasonOf(reason, MESSAGES.shapeFailed))
    }
  }

  function choose(target: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(target)
    else next.delete(target)
    setChosen(next)
    rememberTargets([...next])
  }

  return {
    preflight,
    isMeasured: results.length === ids.length,
    chosen,
    choose,
    /** Whether some of what is chosen keeps its market's rules, or can be made to. */
    isPossible: possible.length > 0,
    /** Whether something has to be changed for that. */
    mends: possible.some(({ summary: { status } }) => status !== 'passes'),
    /** Files that come of it, and how many are left out. */
    files,
    left,
    /** Shapes that are still to come. */
    awaited: open + lacking,
    isBusy: order !== 'none',
    finish,
    saveOriginals: () => void download(ids, []),
  }
}

export type MarketExport = ReturnType<typeof useMarketExport>

/** How many of the pictures stand so with the slots that are wanted. */
function countSlots(
  results: readonly PicturePreflightData[],
  wanted: ReadonlySet<string>,
  status: 'shaping' | 'shapeable'
): number {
  return results.flatMap(({ slots }) =>
    slots.filter((slot) => wanted.has(slot.target) && slot.status === status)
  ).length
}

/** Ids of the pictures that need another shape for one of the slots. */
function needing(results: readonly PicturePreflightData[], wanted: ReadonlySet<string>): number[] {
  return results
    .filter((result) => countSlots([result], wanted, 'shapeable') > 0)
    .map((result) => result.image_id)
}

/** Has the browser save the files; it shows how far it is itself. */
async function download(ids: readonly number[], targets: readonly string[]) {
  const url = route('exports.download', undefined, {
    images: ids.join(),
    ...(targets.length > 0 ? { targets: targets.join() } : {}),
  })
  if (await saveFile(url)) void showToast('success', MESSAGES.started, { id: 'export' })
}
