/** So many elements of one type. */
type Several<T, Count extends number, Taken extends T[] = []> = Taken['length'] extends Count
  ? Taken
  : Several<T, Count, [...Taken, T]>

/**
 * The first element of what always has one, such as the rows of an aggregate or of an insertion.
 * @throws RangeError when there is none
 */
export function firstOf<T>(elements: Iterable<T>): T {
  return firstOnes(elements, 1)[0]
}

/**
 * The first elements of what always has as many, such as the parts of a text that was split.
 * @throws RangeError when there are fewer
 */
export function firstOnes<T, Count extends number>(
  elements: Iterable<T>,
  count: Count
): Several<T, Count> {
  const taken: T[] = []
  for (const element of elements)
    if (taken.push(element) === count) return taken as Several<T, Count>
  throw new RangeError(`There are ${taken.length} elements of ${count}.`)
}

/**
 * The element at a place that is one of the list's, such as a selected one.
 * @param place from 0
 * @throws RangeError when the list is shorter
 */
export function elementOf<T>(elements: ArrayLike<T>, place: number): T {
  if (!(place in elements)) throw new RangeError(`There is no ${place} among ${elements.length}.`)
  return elements[place]!
}
