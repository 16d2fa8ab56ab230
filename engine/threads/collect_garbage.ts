import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Bytes of planes and pictures that may be made before dead ones are given back. */
const MOST_NEW = 96 * 1024 * 1024

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

let alive = 0

/**
 * Gives dead planes back when many have been made since the last time. By itself V8 looks at its own small heap, lets them
 * lie, and a job of large pictures takes twice the memory that it needs.
 */
export function collectGarbage(): void {
  const { external_memory: bytes } = getHeapStatistics()
  if (bytes < alive) alive = bytes
  if (bytes - alive < MOST_NEW) return
  collect()
  alive = getHeapStatistics().external_memory
}
