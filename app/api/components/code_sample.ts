/** Languages in which a call is shown. */
export const LOCALES = ['curl', 'JavaScript', 'Python'] as const

export type Locale = (typeof LOCALES)[number]

/** Stands where a token is to be put in. */
export const PLACEHOLDER_TOKEN = 'YOUR_API_TOKEN'

export interface SampleCall {
  /** Lower case. */
  method: string
  /** Absolute. */
  url: string
  /** Null for a call that needs none. */
  token: string | null
  /** Sent as JSON; nothing, if missing. */
  body?: unknown
  /** Whether the answer is a file, and no JSON. */
  isFile?: boolean
}

/** A program that makes a call, ready to be run. */
export function codeSample(language: Locale, call: SampleCall): string {
  switch (language) {
    case 'curl':
      return curl(call)
    case 'JavaScript':
      return javaScript(call)
    case 'Python':
      return python(call)
  }
}

function headersOf({ token, body }: SampleCall): Record<string, string> {
  return {
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  }
}

function curl(call: SampleCall): string {
  const { method, url, body, isFile } = call
  const parts = [`curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${shell(url)}`]
  for (const [name, value] of Object.entries(headersOf(call))) {
    parts.push(`-H ${shell(`${name}: ${value}`)}`)
  }
  if (body !== undefined) parts.push(`-d ${shell(JSON.stringify(body))}`)
  if (isFile) parts.push('-o file')
  return parts.join(' \\\n  ')
}

/** A word of a shell's command. */
function shell(word: string): string {
  return `'${word.replaceAll("'", String.raw`'\''`)}'`
}

function javaScript(call: SampleCall): string {
  const { method, url, body, isFile } = call
  const headers = Object.entries(headersOf(call))
  const options = [
    ...(method === 'get' ? [] : [`  method: '${method.toUpperCase()}',`]),
    ...(headers.length === 0
      ? []
      : [
          '  headers: {',
          ...headers.map(([name, value]) => `    '${name}': ${JSON.stringify(value)},`),
          '  },',
        ]),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${indented(body)}),`]),
  ]
  const given = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`
  return [
    `const response = await fetch(${JSON.stringify(url)}${given})`,
    isFile ? 'const file = await response.blob()' : 'const answer = await response.json()',
  ].join('\n')
}

function indented(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll('\n', '\n  ')
}

function python(call: SampleCall): string {
  const { method, url, token, body, isFile } = call
  const given = [
    `    ${JSON.stringify(url)},`,
    ...(token === null
      ? []
      : [`    headers={"Authorization": ${JSON.stringify(`Bearer ${token}`)}},`]),
    ...(body === undefined ? [] : [`    json=${pythonValue(body)},`]),
  ]
  return [
    'import requests',
    '',
    `response = requests.${method}(`,
    ...given,
    ')',
    isFile ? 'file = response.content' : 'answer = response.json()',
  ].join('\n')
}

/** JSON as Python writes it; keys and texts are spelled alike in both. */
function pythonValue(value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(', ')}]`
  if (typeof value === 'object') {
    const pairs = Object.entries(value).map(
      ([key, item]) => `${JSON.stringify(key)}: ${pythonValue(item)}`
    )
    return `{${pairs.join(', ')}}`
  }
  return JSON.stringify(value)
}
