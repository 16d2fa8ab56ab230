import { AppError } from '#app/core/errors/app_error'

/** What is said of a token that nobody has. */
export function wrongToken(): AppError {
  return new AppError(401, 'unauthenticated', 'The token is wrong, or it was revoked.')
}
