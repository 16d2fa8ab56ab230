/** Something about the body of a request that its sender must change. */
export class BodyError extends Error {
  readonly status: 400 | 413
  /** The field whose value it is about, if it is about one. */
  readonly field: string | null

  constructor(status: 400 | 413, message: string, field: string | null = null) {
    super(message)
    this.status = status
    this.field = field
  }
}
