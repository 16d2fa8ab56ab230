import openapiTS, { astToString } from 'openapi-typescript'
import prettier from 'prettier'

/** Types of what the public API takes and answers. */
export const SCHEMA = new URL('./schema.d.ts', import.meta.url)

/**
 * The types of a description of the public API.
 * @param document OpenAPI 3.1
 */
export async function typesOf(document: object): Promise<string> {
  // What is generated from a document takes it apart.
  const code = astToString(await openapiTS(structuredClone(document) as never))
  const style = await prettier.resolveConfig(SCHEMA)
  return prettier.format(code, { ...style, parser: 'typescript' })
}
