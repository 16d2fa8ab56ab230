import { setImmediate } from 'node:timers/promises'

/**
 * Does something several times side by side, each begun in a turn of the event loop of its own: what is asked of the database in the same turn goes over one connection, one after the other,
 * and would be no race.
 */
export async function apart<Result>(
  times: number,
  act: (index: number) => Promise<Result>
): Promise<Result[]> {
  const all: Promise<Result>[] = []
  for (let index = 0; index < times; index++) {
    all.push(act(index))
    await setImmediate()
  }
  return Promise.all(all)
}
