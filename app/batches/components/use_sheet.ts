import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useServerEvent } from '~/ui/client/events'
import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { GenerationEvent } from '~/work/generation_state'
import type { BatchProgressData, RowData } from '../transformers/batch_data'
import { SheetParts } from './sheet_parts'
import { usePolling } from './use_polling'

/** Events come in bursts: one question answers them all. */
const REFRESH_PAUSE_MS = 400

interface SheetInput {
  batchId: number
  progress: BatchProgressData
  /** The first rows. */
  rows: readonly RowData[]
  /** Rows that one call brings. */
  rowsPerCall: number
}

/**
 * The sheet of a batch, as far as it has been looked at: rows are fetched part by part when they come into sight, and those in
 * sight again whenever something has happened. Where events do not arrive it polls.
 */
export function useSheet({ batchId, progress: first, rows: firstRows, rowsPerCall }: SheetInput) {
  const [progress, setProgress] = useState(first)
  const [rows, setRows] = useState<ReadonlyMap<number, RowData>>(() => byPlace(firstRows))
  /** Progress of running work by its id. */
  const [heard, setHeard] = useState<ReadonlyMap<string, number>>(new Map())
  const refreshing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasEnded = progress.state === 'finished' || progress.state === 'cancelled'

  const [parts] = useState(
    () =>
      new SheetParts(async ({ part, withProgress }) => {
        const answer = await getJson<{ progress?: BatchProgressData; rows: RowData[] }>(
          route(
            'batches.rows',
            { batch: batchId },
            { from: part * rowsPerCall, ...(withProgress ? {} : { rows_only: 1 }) }
          )
        )
        if (answer.progress) setProgress(answer.progress)
        setRows((all) => new Map([...all, ...byPlace(answer.rows)]))
      })
  )

  const refresh = useCallback(() => {
    refreshing.current ??= setTimeout(() => {
      refreshing.current = undefined
      parts.refresh()
    }, REFRESH_PAUSE_MS)
  }, [parts])
  useEffect(
    () => () => {
      clearTimeout(refreshing.current)
      refreshing.current = undefined
    },
    []
  )

  const onGeneration = useEffectEvent(({ id, status, progress: fraction }: GenerationEvent) => {
    const isKnown = heard.has(id)
    if (status === 'running') setHeard((all) => new Map(all).set(id, fraction))
    if (status !== 'running' || !isKnown) refresh()
  })
  useServerEvent('generation', onGeneration)
  useServerEvent('batch', (event) => event.batch_id === batchId && refresh())
  useServerEvent('resumed', refresh)
  usePolling(refresh, !hasEnded)

  return {
    progress,
    rows,
    heard,
    refresh,
    /** Takes what a call has answered. */
    onProgress(next: BatchProgressData) {
      setProgress(next)
      refresh()
    },
    /** Told which rows are in sight. */
    onRange: useCallback(
      (from: number, to: number) => {
        const visible: number[] = []
        for (let part = Math.floor(from / rowsPerCall); part * rowsPerCall <= to; part++) {
          visible.push(part)
        }
        parts.show(visible)
      },
      [parts, rowsPerCall]
    ),
  }
}

function byPlace(rows: readonly RowData[]): Map<number, RowData> {
  return new Map(rows.map((row) => [row.place, row]))
}
