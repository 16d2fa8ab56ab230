const KEY = 'vitrine.export.targets'

/** The slots that were chosen the last time in this browser; none where it keeps nothing. */
export function rememberedTargets(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
  } catch {
    return []
  }
}

export function rememberTargets(targets: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(targets))
  } catch {
    // A browser that keeps nothing asks anew each time.
  }
}
