import type { ModelInput } from './model.js'
import type { ModelJob, Orders, Size } from './orders.js'
import type { ModelRow } from './row.js'

/** An order in the fields of a model; parts that it has no field for are left out. */
export function inputOf<J extends ModelJob>(
  { fields, fixed }: Pick<ModelRow<J>, 'fields' | 'fixed'>,
  order: Orders[J]
): ModelInput {
  const input: ModelInput = { ...fixed }
  for (const part of Object.keys(fields) as (keyof Orders[J])[]) {
    const value = order[part]
    const field = fields[part]
    if (value === undefined || value === null || field === undefined) continue
    if (typeof field === 'string') input[field] = value
    else Object.assign(input, field(value))
  }
  return input
}

/** Puts a value into a field that takes a list. */
export const list =
  (field: string) =>
  (value: unknown): ModelInput => ({ [field]: [value] })

/** Puts a number into a field that takes words. */
export const text =
  (field: string) =>
  (value: number): ModelInput => ({ [field]: String(value) })

/** Puts a size into a field that takes a list of width and height. */
export const pair =
  (field: string) =>
  ({ width, height }: Size): ModelInput => ({ [field]: [width, height] })

/** The same of a place. */
export const place =
  (field: string) =>
  ({ x, y }: { x: number; y: number }): ModelInput => ({ [field]: [x, y] })
