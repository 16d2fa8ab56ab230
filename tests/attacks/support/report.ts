/** The value below which a share of the others lies; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Counts how often each value comes. */
export function tally(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** Prints figures by name. */
export function tell(name: string, figures: object): void {
  const text = Object.entries(figures).map(([key, value]) => `${key} ${shorten(value)}`)
  process.stdout.write(`${name}: ${text.join(', ')}\n`)
}

function shorten(value: unknown): string {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value)
}

/** Says of each promise whether it was kept; the process ends with 1 unless all were. */
export function judge(promises: [promise: string, isKept: boolean][]): void {
  for (const [promise, isKept] of promises) {
    process.stdout.write(`${isKept ? '✔' : '✖'} ${promise}\n`)
    if (!isKept) process.exitCode = 1
  }
}
