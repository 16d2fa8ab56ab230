import openapiTS, { astToString } from 'openapi-typescript'
import { format, type FormatConfig } from 'oxfmt'
import style from '../../.oxfmtrc.json' with { type: 'json' }

/** Types of what the public API takes and answers. */
export const SCHEMA = new URL('./schema.d.ts', import.meta.url)

/**
 * The types of a description of the public API.
 * @param document OpenAPI 3.1
 */
export async function typesOf(document: object): Promise<string> {
  // What is generated from a document takes it apart.
  const code = astToString(await openapiTS(structuredClone(document) as never))
  const { code: formatted, errors } = await format(SCHEMA.pathname, code, style as FormatConfig)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'))
  return formatted
}
