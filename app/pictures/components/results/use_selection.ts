import { useState } from 'react'

/** Which results are selected, and the one from which a press with the shift key counts. */
export function useSelection(ids: readonly number[], start: readonly number[] = []) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set(start))
  const [anchor, setAnchor] = useState<number | null>(null)

  return {
    selected,
    /** @param isRange whether all between this and the last one pressed follow it */
    toggle(id: number, isRange: boolean) {
      const next = new Set(selected)
      const isOn = !selected.has(id)
      const from = isRange && anchor !== null ? ids.indexOf(anchor) : -1
      const to = ids.indexOf(id)
      const range = from === -1 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
      for (const each of range) {
        if (isOn) next.add(each)
        else next.delete(each)
      }
      setSelected(next)
      setAnchor(id)
    },
    selectAll: (all: readonly number[]) => setSelected(new Set(all)),
    clear: () => setSelected(new Set()),
    drop: (gone: ReadonlySet<number>) =>
      setSelected((now) => new Set([...now].filter((id) => !gone.has(id)))),
  }
}
