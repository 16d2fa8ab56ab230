import { inputOf } from '../models/input_of.js'
import type { ModelJob } from '../models/orders.js'
import type { Unit } from '../models/price.js'
import type { ModelRow } from '../models/row.js'
import { SAMPLE_ORDERS } from './sample_orders.js'
import { type Schema, schemaComplaints, type Schemas } from './schema_complaints.js'

/** What a provider says of a model when it is asked. */
export interface Facts {
  isDeprecated: boolean
  /** Of its requests, with the schemas that it refers to. */
  schema: { input: Schema; named: Schemas } | null
  /** Null where the provider tells no prices. */
  price: { cents: number; unit: string } | null
}

/** How providers call what they bill by. */
const UNIT_NAMES: Record<Unit, RegExp> = {
  'picture': /image|picture|generation/i,
  'megapixel': /megapixel/i,
  'second': /^(?!.*comput).*second/i,
  'step': /step/i,
  'computing second': /comput.*second/i,
  'dollar': /token|unit|dollar/i,
}

/** What is otherwise at the provider than in our row; null facts are a model that it does not have. */
export function differences<J extends ModelJob>(
  row: ModelRow<J>,
  endpoint: string,
  facts: Facts | null
): string[] {
  if (!facts) return ['is not there any more']
  const order = { ...SAMPLE_ORDERS[row.job] }
  if (endpoint === row.endpoints?.words) Object.assign(order, { pictures: [] })
  const { schema, isDeprecated } = facts
  return [
    ...(isDeprecated ? ['is to end'] : []),
    ...(schema ? schemaComplaints(inputOf(row, order), schema.input, schema.named) : []),
    ...priceDifferences(row, facts),
  ]
}

function priceDifferences({ price }: Pick<ModelRow, 'price'>, { price: told }: Facts): string[] {
  if (!told) return []
  if (!UNIT_NAMES[price.per].test(told.unit)) {
    return [`is billed by ${told.unit}, not by ${price.per}`]
  }
  if (price.per === 'dollar' || Math.abs(told.cents - price.cents) < 1e-6) return []
  return [`costs ${told.cents} cents a ${price.per}, not ${price.cents}`]
}
