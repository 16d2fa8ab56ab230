import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { until } from './until.js'
import type { Visitor } from './visitor.js'

interface BatchOrder {
  product_ids: number[]
  /** Descriptions of the scenes. */
  prompts: string[]
  amount?: number
  aspect_ratios?: string[]
  name?: string
  negative_prompt?: string
  /** Slots of markets, such as `amazon.main`. */
  exports?: string[]
  key?: string
}

/** Starts a batch as its form does; answers its id. */
export async function startBatch(
  visitor: Visitor,
  { prompts, amount = 1, aspect_ratios: shapes = ['square'], key, ...order }: BatchOrder
): Promise<number> {
  const response = await visitor.post('/batches', {
    key: key ?? randomUUID(),
    scenes: prompts.map((prompt) => ({ prompt })),
    aspect_ratios: shapes,
    amount,
    ...order,
  })
  const body = await response.json()
  if (response.status !== 201) throw new Error(`The batch was refused: ${JSON.stringify(body)}`)
  return body.id
}

/** How far a batch is, and its first rows. */
export async function sheetOf(visitor: Visitor, batch: number) {
  return (await visitor.get(`/api/batches/${batch}/rows`)).json()
}

/** Waits until a batch is in a state; answers its sheet. */
export function untilBatch(visitor: Visitor, batch: number, state: string) {
  return until(async () => {
    const sheet = await sheetOf(visitor, batch)
    return sheet.progress.state === state ? sheet : null
  })
}

/** How the items of a batch's first rows stand, row by row. */
export async function statusesOf(visitor: Visitor, batch: number): Promise<string[][]> {
  const { rows } = await sheetOf(visitor, batch)
  return rows.map(({ items }: { items: { status: string }[] }) => items.map(({ status }) => status))
}

/** Waits until a batch that has ended is no more counted for the list, and tells its items there as they are. */
export function untilCounted(visitor: Visitor, batch: number, items: Record<string, number>) {
  return until(async () => {
    const row = firstOf(
      await sql<{ counted: boolean }>(
        db.connection(),
        'select item_counts is not null as counted from batches where id = ?',
        [batch]
      )
    )
    const [card] = (await visitor.visit('/batches')).props.batches
    const told = Object.entries(items).every(([status, n]) => card.progress.items[status] === n)
    return row.counted && told
  })
}
