import { REPLY_MESSAGES } from '../messages/en/replies.js'
import { AppError, type ErrorAnswer, type ErrorKind } from './app_error.js'

type NoParams = Record<string, never>

type Given<Params extends object> = Params extends NoParams
  ? [params?: NoParams, answer?: ErrorAnswer]
  : [params: Params, answer?: ErrorAnswer]

const kinds = new Map<string, ErrorKind>()

/**
 * Declares a kind of error, once, in the `errors.ts` of its feature.
 * @param status HTTP status, 400 to 599
 * @param name one of its own; what stands before a dot is the code for clients, so that several kinds can share one
 * @param sentence made of the params where somebody reads it, in their language
 * @returns what makes such an error
 */
export function defineError<Params extends object = NoParams>(
  status: number,
  name: string,
  sentence: (params: Params) => string
): (...given: Given<Params>) => AppError {
  if (kinds.has(name)) throw new Error(`The error "${name}" is declared twice`)
  const kind = { name, status, code: name.split('.', 1)[0]!, sentence }
  kinds.set(name, kind)
  return (...[params = {}, answer]) => new AppError(kind, params, answer)
}

/** An error as it is kept: its sentence is made where somebody reads it. */
export interface KeptError {
  code: string
  params: object
}

export function keepError({ kind, params }: AppError): KeptError {
  return { code: kind.name, params }
}

/**
 * What a kept error says, in the language of who reads it. One that an older version has kept and nobody declares any more is said to
 * have gone wrong, and no more: a page that lists it stays.
 */
export function errorMessage({ code, params }: KeptError): string {
  return kinds.get(code)?.sentence(params as never) ?? REPLY_MESSAGES[500]
}
