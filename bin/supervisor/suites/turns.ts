/** Where one of several writers writes. */
export interface Turn {
  write(chunk: Buffer): void
  /** It has said everything. */
  end(): void
}

/**
 * Lets writers that are at work at the same time be read one after the other: the first that has not ended is printed at
 * once, what the later ones say waits.
 */
export function takeTurns(count: number): Turn[] {
  const waiting: Buffer[][] = Array.from({ length: count }, () => [])
  const ended = new Set<number>()
  let current = 0

  const flush = () => {
    for (; current < count; current++) {
      for (const chunk of waiting[current].splice(0)) process.stdout.write(chunk)
      if (!ended.has(current)) return
    }
  }
  return waiting.map((chunks, index) => ({
    write(chunk) {
      chunks.push(chunk)
      flush()
    },
    end() {
      ended.add(index)
      flush()
    },
  }))
}
