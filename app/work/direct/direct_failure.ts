import type { FailureCategory } from '#app/engines/failures/failures'

/** Why something was not done at once: `busy` also where no worker offers itself, `timeout` also where none was done in time. */
export class DirectFailure extends Error {
  readonly category: FailureCategory

  constructor(category: FailureCategory) {
    super(category)
    this.category = category
  }
}
