const WIDTH = 12

/** Runs one step of a start and prints a line with its name, what it found or did, and its time. */
export async function step<T>(
  name: string,
  work: () => Promise<T>,
  say: (result: T) => string
): Promise<T> {
  const began = performance.now()
  const result = await work()
  printStep(name, (performance.now() - began) / 1000, say(result))
  return result
}

export function printStep(name: string, seconds: number, said: string): void {
  print(`  ${name.padEnd(WIDTH)} ${seconds.toFixed(2).padStart(6)} s  ${said}`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
