/**
 * The value that a share of all values stays below (quickselect, Hoare 1961).
 *
 * @param values are put into another order
 * @returns undefined when there are none
 */
export function quantile(values: Float32Array, share: number): number | undefined {
  const wanted = Math.floor(values.length * share)
  let first = 0
  let last = values.length - 1
  while (first < last) {
    const pivot = values[(first + last) >> 1]!
    let left = first
    let right = last
    while (left <= right) {
      while (values[left]! < pivot) left++
      while (values[right]! > pivot) right--
      if (left > right) break
      const swapped = values[left]!
      values[left++] = values[right]!
      values[right--] = swapped
    }
    if (wanted <= right) last = right
    else if (wanted >= left) first = left
    else break
  }
  return values[wanted]
}
