import { LRUCache } from 'lru-cache'
import type { DirectPart } from '#app/core/queue/events'
import { deserialize, serialize } from 'node:v8'

/** Bytes that fit into a message, base64 and all. */
const PART_BYTES = 5_400

/** How many messages may be on their way here in parts, and for how long, in milliseconds: a process may die between two of them. */
const MOST_UNDER_WAY = 64
const UNDER_WAY_MS = 60_000

/** A value in parts that fit into messages. */
export function partsOf(value: unknown): DirectPart[] {
  const bytes = serialize(value)
  const parts = Math.ceil(bytes.length / PART_BYTES)
  return Array.from({ length: parts }, (_, part) => ({
    part,
    parts,
    bytes: bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64'),
  }))
}

/** Puts values together again whose parts come one by one. */
export class PartCollector {
  readonly #known = new LRUCache<string, Buffer[]>({ max: MOST_UNDER_WAY, ttl: UNDER_WAY_MS })

  /** The value, with its last part; null before. */
  take(id: string, { part, parts, bytes }: DirectPart): { value: unknown } | null {
    const known = this.#known.get(id) ?? []
    known[part] = Buffer.from(bytes, 'base64')
    this.#known.set(id, known)
    if (Object.keys(known).length < parts) return null
    this.#known.delete(id)
    return { value: deserialize(Buffer.concat(known)) }
  }
}
