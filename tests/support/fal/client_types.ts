interface TypedField {
  isRequired: boolean
  /** Words that it may be. */
  choices: string[]
}

/**
 * The fields of a request as the types of the provider's client say, or null when they do not know the endpoint.
 * @param types text of the client's declarations
 */
export function fieldsOf(types: string, id: string): Map<string, TypedField> | null {
  const [, input] = new RegExp(`"${id}": \\{\\s*input: (\\w+);`).exec(types) ?? []
  if (input === undefined) return null
  const fields = new Map<string, TypedField>()
  const body = bodyOf(types, input).replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  for (const [, name, mark, type] of body.matchAll(/^\s+(\w+)(\?)?: ([\s\S]*?);$/gm)) {
    const choices = [...type!.matchAll(/"([^"]*)"/g)].map(([, word]) => word!)
    fields.set(name!, { isRequired: mark === undefined, choices })
  }
  return fields
}

function bodyOf(types: string, name: string): string {
  const [, alias] = new RegExp(`export type ${name} = (\\w+);`).exec(types) ?? []
  if (alias !== undefined) return bodyOf(types, alias)
  const [, body] =
    new RegExp(`export (?:type ${name} = |interface ${name}\\b[^{]*)\\{([\\s\\S]*?)\\n\\}`).exec(
      types
    ) ?? []
  if (body === undefined) throw new Error(`The types of the client have no ${name}`)
  return body
}
