import { clear, createStore, delMany, entries, get, set } from 'idb-keyval'

/** Milliseconds after which files that nobody came back to are dropped. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000

interface Kept {
  files: File[]
  /** Milliseconds since 1970. */
  at: number
}

const store = createStore('vitrine', 'files')

/** Files that were kept under a key; none after a day. Rejects in a browser that stores nothing. */
export async function readFiles(key: string): Promise<File[]> {
  await dropOld()
  return (await get<Kept>(key, store))?.files ?? []
}

/** Keeps files under a key instead of those that were there. */
export async function keepFiles(key: string, files: readonly File[]): Promise<void> {
  if (files.length === 0) return delMany([key], store)
  const kept: Kept = { files: [...files], at: Date.now() }
  return set(key, kept, store)
}

/** Drops what any tab has kept. */
export function dropFiles(): Promise<void> {
  return clear(store)
}

async function dropOld(): Promise<void> {
  const all = await entries<string, Kept>(store)
  const old = all.filter(([, { at }]) => at < Date.now() - KEPT_FOR_MS)
  if (old.length > 0)
    await delMany(
      old.map(([key]) => key),
      store
    )
}
