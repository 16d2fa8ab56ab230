import { clear, createStore, delMany, entries, get, set } from 'idb-keyval'

/** Milliseconds after which files that nobody came back to are dropped. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000

/** A file as its bytes: in private windows some browsers store no `File`. */
interface StoredFile {
  bytes: ArrayBuffer
  name: string
  type: string
  /** Milliseconds since 1970. */
  lastModified: number
}

interface Kept {
  files: StoredFile[]
  /** Milliseconds since 1970. */
  at: number
}

const store = createStore('vitrine', 'files')

/** Files that were kept under a key; none after a day. Rejects in a browser that stores nothing. */
export async function readFiles(key: string): Promise<File[]> {
  await dropOld()
  const kept = (await get<Kept>(key, store))?.files ?? []
  // Those that were stored as `File`, by pages of before, are not brought back.
  return kept
    .filter(({ bytes }) => bytes)
    .map(({ bytes, name, ...rest }) => new File([bytes], name, rest))
}

/** What is stored and dropped, one after the other: what was chosen first may take longer to be read. */
let writing: Promise<unknown> = Promise.resolve()

function inTurn(write: () => Promise<void>): Promise<void> {
  const turn = writing.then(write)
  writing = turn.catch(() => {})
  return turn
}

/** Keeps files under a key instead of those that were there. */
export function keepFiles(key: string, files: readonly File[]): Promise<void> {
  return inTurn(async () => {
    if (files.length === 0) return delMany([key], store)
    const kept: Kept = { files: await Promise.all(files.map(toStored)), at: Date.now() }
    return set(key, kept, store)
  })
}

async function toStored(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file
  return { bytes: await file.arrayBuffer(), name, type, lastModified }
}

/** Drops what any tab has kept. */
export function dropFiles(): Promise<void> {
  return inTurn(() => clear(store))
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
