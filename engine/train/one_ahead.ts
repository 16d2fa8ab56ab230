/**
 * Does the same with each item, beginning with the next one while somebody is busy with what came of the one before: networks look at a photo while
 * another is drawn, and two are in memory at most.
 *
 * @param work what fails ends all, once it is asked for
 */
export async function* oneAhead<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>
): AsyncGenerator<Result> {
  let next = begin(0)
  try {
    for (let index = 0; next; index++) {
      const current = next
      next = begin(index + 1)
      yield await current
    }
  } finally {
    // It would be in memory, and ask for networks, beside what comes after a failure.
    await next?.catch(() => {})
  }

  function begin(index: number): Promise<Result> | null {
    if (index >= items.length) return null
    const begun = work(items[index]!, index)
    // It is waited for when its turn comes, which never does after a failure.
    begun.catch(() => {})
    return begun
  }
}
