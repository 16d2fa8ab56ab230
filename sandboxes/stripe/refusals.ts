import { LOCALES } from '#app/i18n/locales'
import { withLocale } from '#app/i18n/current_locale'
import { SANDBOX_REFUSALS } from './messages/en/refusals.js'
import { type Details, SandboxError } from './sandbox_error.js'

type Texts = typeof SANDBOX_REFUSALS

/** What the sandbox or a bank refuses, with what its sentence is made of. */
export type SandboxRefusal = {
  [Code in keyof Texts]: { code: Code } & (Texts[Code] extends (...values: infer Values) => string
    ? { values: Values }
    : { values?: undefined })
}[keyof Texts]

/** In the reader's language. */
export function refusalMessage({ code, values }: SandboxRefusal): string {
  const text = SANDBOX_REFUSALS[code] as string | ((...values: unknown[]) => string)
  return typeof text === 'string' ? text : text(...(values ?? []))
}

/** As the API says it and objects keep it. */
export function englishRefusalMessage(refusal: SandboxRefusal): string {
  return withLocale(LOCALES[0], () => refusalMessage(refusal))
}

/** What is refused where hosted pages come by, too. */
export function refused(refusal: SandboxRefusal, details: Details = {}): SandboxError {
  return new SandboxError(englishRefusalMessage(refusal), details, refusal)
}

/** Answered for what is not there; a reference inside a call is the caller's mistake and no 404. */
export function noSuch(type: string, id: string, param = 'id'): SandboxError {
  return refused(
    { code: 'noSuch', values: [id, type.replaceAll('_', ' ')] },
    { status: param === 'id' ? 404 : 400, code: 'resource_missing', param }
  )
}
