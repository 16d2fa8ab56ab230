import { AppError } from '#app/shell/exceptions/app_error'
import { SandboxError } from '../sandbox_error.js'

/** Has a page's call answered 409 with the sentence of what the sandbox refuses. */
export async function toldAsSentence<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    throw new AppError(409, 'sandbox_refused', error.message)
  }
}
