/** More lines than these would run into each other. */
const MOST_STEPS = 8
const DAY_MS = 86_400_000
/** A line over a few days at least. */
const LEAST_DAYS = 7

interface Point {
  date: string
  count: number
}

/**
 * Marks of an axis that begins at zero, in steps of one, or of the next round whole number when there would be too many.
 */
export function axisMarks(highest: number): number[] {
  const step = stepFor(Math.max(1, highest))
  const steps = Math.ceil(Math.max(1, highest) / step)
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

function stepFor(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const factor of [1, 2, 5]) {
      if (highest / (factor * power) <= MOST_STEPS) return factor * power
    }
  }
}

/**
 * The series with every day until today, oldest first; days that are not in it have nothing.
 * @param newestFirst as the server sends it
 * @param today such as '2026-11-22'
 */
export function everyDay(newestFirst: readonly Point[], today: string): Point[] {
  const counts = new Map(newestFirst.map(({ date, count }) => [date, count]))
  const end = Date.parse(today)
  const oldest = Date.parse(newestFirst.at(-1)?.date ?? today)
  const start = Math.min(oldest, end - (LEAST_DAYS - 1) * DAY_MS)
  const points: Point[] = []
  for (let time = start; time <= end; time += DAY_MS) {
    const date = new Date(time).toISOString().slice(0, 10)
    points.push({ date, count: counts.get(date) ?? 0 })
  }
  return points
}
