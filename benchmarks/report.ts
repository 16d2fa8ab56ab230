/** Prints one figure with what it is held to. */
export function figure(name: string, value: string, goal: string, met: boolean): void {
  console.log(`  ${met ? '✔' : '✖'} ${name.padEnd(52)} ${value.padStart(14)}   goal ${goal}`)
}

/** Prints a figure that stands beside another one and is held to nothing by itself. */
export function beside(name: string, value: string): void {
  console.log(`    ${name.padEnd(52)} ${value.padStart(14)}`)
}

export function heading(text: string): void {
  console.log(`\n${text}`)
}

/** The value below which the given share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
