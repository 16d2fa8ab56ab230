import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRestored } from '~/ui/client/remembered'
import { useRemember } from '~/ui/client/use_remember'
import { onGridKey } from './grid_keys'
import { FIRST_ROW } from './limits'
import { type ListPlace, placeIn, placeOf } from './list_place'
import type { ResultsAnswer } from './result_pages'
import type { RowsHandle } from './result_rows'
import { useHold } from './use_hold'
import { useResultActions } from './use_result_actions'
import { useResults } from './use_results'
import { useReturn } from './use_return'
import { useSelection } from './use_selection'

/** Places before its end at which the list goes on by itself. */
const AHEAD = 12

interface ResultListInput {
  url: string
  first: ResultsAnswer
  isFiltered: boolean
}

/** A list of results: what it shows, what is selected and opened in it, and what is done with that. Back and Forward find it as it was left. */
export function useResultList({ url, first, isFiltered }: ResultListInput) {
  const name = `results ${url}`
  const left = useRestored<ListPlace>(name)
  const results = useResults({ url, first, isFiltered, restored: left })
  const isAway = left?.anchor ? placeIn(left.ids, left.anchor.id) >= FIRST_ROW : false
  const { shown, waiting, release, follow } = useHold(results.ids, isAway)
  const selection = useSelection(shown, left?.selected)
  const [opened, setOpened] = useState<number | null>(left?.opened ?? null)
  const range = useRef<readonly [from: number, to: number]>([0, 0])
  const rows = useRef<RowsHandle>(null)
  const anchor = useReturn(left?.anchor ?? null, shown, rows)
  const actions = useResultActions(results, selection.drop)
  const { ids, known, nextCursor } = results
  const { selected } = selection
  const remember = useRemember(name, () =>
    // While the list is brought back, what is on screen is not yet what was left.
    anchor === null
      ? placeOf({ ids, known, nextCursor, opened, selected, range: range.current })
      : left
  )
  useEffect(() => remember(), [remember, ids, opened, selected, anchor])

  const isOwn = (id: number) => known.get(id)?.is_own
  const selectAll = () => selection.selectAll(shown.filter(isOwn))

  function onRange(from: number, to: number) {
    if (anchor === null) follow(from > 0)
    const shift = ids.length - shown.length
    range.current = [from + shift, to + shift]
    results.showRange(from + shift, to + shift)
    if (to > shown.length - AHEAD && !results.isLoading && results.error === null) {
      void results.loadMore()
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (opened !== null) return
    onGridKey(event, {
      selected,
      onToggle: (id) => isOwn(id) && selection.toggle(id, false),
      onSelectAll: selectAll,
      onClear: selection.clear,
      onDelete: (wanted) => {
        const own = wanted.filter((id) => isOwn(id) ?? selected.has(id))
        if (own.length > 0) void actions.remove(own)
      },
      onUndo: actions.undo,
    })
  }

  function removeOpened(id: number) {
    const place = shown.indexOf(id)
    setOpened(shown[place + 1] ?? shown[place - 1] ?? null)
    void actions.remove([id])
  }

  return {
    results,
    rows,
    shown,
    waiting,
    release,
    onRange,
    onKeyDown,
    selection: { ...selection, selectAll },
    opened,
    open: setOpened,
    actions: { ...actions, removeOpened },
  }
}

export type ResultListState = ReturnType<typeof useResultList>
