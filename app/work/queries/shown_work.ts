/** What pictures work in the tray. */
interface Preview {
  /** The lowest that there is is shown; what work was made of has 3. */
  rank: number
  /** A media id, or null, as an expression in SQL on the work `g`. */
  media: string
}

const shown: Preview[] = []

/** Gives what may picture work. */
export function definePreview(preview: Preview): void {
  shown.push(preview)
}

export function previews(): readonly Preview[] {
  return shown
}

const named: string[] = []

/**
 * Gives the names of what work is done on.
 * @param text a query of `id` and `name`
 */
export function defineSubjects(text: string): void {
  named.push(text)
}

/** All of them, for `union all`. */
export function subjects(): readonly string[] {
  return named
}
