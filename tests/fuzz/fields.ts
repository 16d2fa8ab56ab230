import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { VineValidator } from '@vinejs/vine'
import { ROOT } from '../../tools/launcher/settings.js'
import type { Random } from './random.js'
import { brokenText } from './texts.js'

/** Where the application says what it reads. */
const VALIDATORS = ['app/**/validators/*.ts', 'sandboxes/**/page_validators.ts']

/** What its controllers read by themselves, in bodies and in queries. */
const OTHERS = [
  ...['code', 'email', 'key', 'name', 'search', 'next', 'ref', 'campaign', 'coupon', 'team', 'ids'],
  ...['error', 'error_description', 'state', 'session_id', 'cursor', 'before', 'token'],
]

/** Of what a validator reads, as the compiler of VineJS writes it down. */
interface Shape {
  type: string
  subtype?: string
  fieldName: string
  properties?: Shape[]
  each?: Shape
  conditions?: { schema: Shape }[]
  validations?: { name: string; ruleFnId: string }[]
}

type Refs = Record<string, { options?: { choices?: unknown; expectedValue?: unknown } }>
type Text = () => string
type Make = (text: Text, random: Random) => unknown

/** By the name of a field, what may be sent in it: one for each validator that reads it. */
export type Fields = ReadonlyMap<string, Make[]>

/** All fields that the application reads. */
export async function readFields(): Promise<Fields> {
  const fields = new Map<string, Make[]>()
  const add = (name: string, make: Make) => fields.set(name, [...(fields.get(name) ?? []), make])
  const paths = await Array.fromAsync(glob(VALIDATORS, { cwd: ROOT }))
  for (const path of paths.sort()) {
    const module = (await import(join(ROOT, path))) as Record<string, unknown>
    for (const validator of Object.values(module)) {
      if (!(validator instanceof VineValidator)) continue
      const { schema, refs } = validator.toJSON() as unknown as {
        schema: { schema: Shape }
        refs: Refs
      }
      for (const shape of schema.schema.properties ?? []) add(shape.fieldName, makeOf(shape, refs))
    }
  }
  for (const name of OTHERS) add(name, (text) => text())
  return fields
}

/** A value of every field, with broken texts in some of them. */
export function brokenBody(fields: Fields, random: Random): Record<string, unknown> {
  const names = [...fields.keys()]
  const broken = new Set(Array.from({ length: 6 }, () => random.pick(names)))
  return Object.fromEntries(
    names.map((name) => {
      const text = broken.has(name) ? () => brokenText(random) : () => plainText(name)
      return [name, random.pick(fields.get(name)!)(text, random)]
    })
  )
}

/** Broken texts in some of the fields, for a query. */
export function brokenQuery(fields: Fields, random: Random): Record<string, string> {
  const names = [...OTHERS, ...fields.keys()]
  // A head holds no more.
  const pairs = Array.from({ length: 4 }, () => [
    random.pick(names),
    brokenText(random).slice(0, 300),
  ])
  return Object.fromEntries(pairs)
}

/** What mostly fits. */
function plainText(name: string): string {
  if (/email/.test(name)) return 'ada@example.test'
  if (/password/.test(name)) return 'harbour mug on oak'
  if (/url/.test(name)) return 'https://a.test/a.jpg'
  return 'A plain text'
}

function makeOf(shape: Shape, refs: Refs): Make {
  const options = shape.validations?.map(({ ruleFnId }) => refs[ruleFnId]?.options)
  switch (shape.subtype ?? shape.type) {
    case 'object': {
      const parts = (shape.properties ?? []).map((it) => [it.fieldName, makeOf(it, refs)] as const)
      return (text, random) =>
        Object.fromEntries(parts.map(([name, make]) => [name, make(text, random)]))
    }
    case 'array': {
      const each = makeOf(shape.each!, refs)
      return (text, random) => Array.from({ length: 1 + random.below(2) }, () => each(text, random))
    }
    case 'record': {
      const each = makeOf(shape.each!, refs)
      return (text, random) => ({ [text()]: each(text, random) })
    }
    case 'union': {
      const ways = shape.conditions!.map(({ schema }) => makeOf(schema, refs))
      return (text, random) => random.pick(ways)(text, random)
    }
    case 'enum': {
      const choices = options?.find((it) => it?.choices)?.choices
      return (text, random) =>
        Array.isArray(choices) && !random.oneIn(8) ? random.pick(choices) : text()
    }
    case 'literal': {
      const expected = options?.find((it) => it?.expectedValue !== undefined)?.expectedValue
      return (text) => expected ?? text()
    }
    case 'number':
      return (_, random) => random.pick([1, 5, 12])
    case 'boolean':
      return () => true
    default:
      return (text) => text()
  }
}
