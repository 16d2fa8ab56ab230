import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

export interface OperatorRow {
  id: number
  email: string
  name: string
  /** Whether they may come in: without a second factor the admin pages stay closed. */
  hasSecondFactor: boolean
  createdAt: Date
}

/** Whether an account has the operator's role. */
export async function isOperator(client: QueryClientContract, userId: number): Promise<boolean> {
  const rows = await sql(client, 'select 1 from operators where user_id = ?', [userId])
  return rows.length > 0
}

/** @returns whether it is new to the account */
export async function addOperator(client: QueryClientContract, userId: number): Promise<boolean> {
  await sql(client, 'insert into first_operator default values on conflict do nothing')
  const rows = await sql(
    client,
    'insert into operators (user_id) values (?) on conflict do nothing returning 1',
    [userId]
  )
  return rows.length > 0
}

/** @returns whether the account had the role */
export async function removeOperator(
  client: QueryClientContract,
  userId: number
): Promise<boolean> {
  const rows = await sql(client, 'delete from operators where user_id = ? returning 1', [userId])
  return rows.length > 0
}

/** All of them, the first first. */
export function listOperators(client: QueryClientContract): Promise<OperatorRow[]> {
  return sql(
    client,
    `select u.id, u.email, u.name, u.two_factor_confirmed_at is not null as "hasSecondFactor",
       o.created_at as "createdAt"
     from operators o join users u on u.id = o.user_id order by o.created_at, u.id`
  )
}
