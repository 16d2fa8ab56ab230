import { ENDPOINTS } from '#app/api/endpoints/index'
import { readAsDescribed } from '../public_api.js'
import type { ApiClient } from '../public_api.js'
import type { Visitor } from '../visitor.js'
import type { Order } from './orders.js'

/** Who orders: as a page does, and as a program does. */
export interface Caller {
  visitor: Visitor
  api: ApiClient
}

const SHOWN = ['dry_run', 'credits', 'kind', 'expected_seconds']

/** Sends an order, or asks what it would take. */
export async function send(
  { visitor, api }: Caller,
  name: string,
  order: Order,
  { isDry, headers = {} }: { isDry: boolean; headers?: Record<string, string> }
): Promise<Response> {
  const { path } = order
  if (order.form) {
    const form = await order.form()
    if (isDry) form.append('dry_run', 'true')
    return visitor.call('POST', path, { form, headers })
  }
  const json = isDry ? { ...order.json, dry_run: true } : order.json
  return name.startsWith('api.v1.')
    ? api.post(path, json, headers)
    : visitor.post(path, json, { headers })
}

/** What is answered to whoever asks what an order would take; as described, if it is one of the public API. */
export async function tried(caller: Caller, name: string, order: Order) {
  const answer = await send(caller, name, order, { isDry: true })
  const endpoint = ENDPOINTS.find((it) => it.name === name)
  const body = await (endpoint ? readAsDescribed(endpoint.path, 'post', answer) : answer.json())
  const names = Object.keys(body)
  if (
    answer.status !== 200 ||
    names.length !== SHOWN.length ||
    !SHOWN.every((it) => names.includes(it))
  ) {
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(body)}`)
  }
  return body as {
    dry_run: true
    credits: number
    kind: string | null
    expected_seconds: number | null
  }
}

/**
 * What orders are refused with, each sent twice, tried and for real; those that are not refused are only tried.
 * @throws when the two are refused in other words
 */
export async function refusals(
  caller: Caller,
  orders: Record<string, Order>
): Promise<Map<string, number>> {
  const refused = new Map<string, number>()
  for (const [name, order] of Object.entries(orders)) {
    const dry = await send(caller, name, order, { isDry: true })
    const said = await dry.text()
    if (dry.status < 300) continue
    refused.set(name, dry.status)
    const real = await send(caller, name, order, { isDry: false })
    const really = await real.text()
    if (real.status !== dry.status || really !== said) {
      throw new Error(`${name}: ${dry.status} ${said}, and for real ${real.status} ${really}`)
    }
  }
  return refused
}

/** The names of what was refused with a status, in their order. */
export function namesBy(refused: Map<string, number>, status: number): string[] {
  return [...refused].flatMap(([name, its]) => (its === status ? name : [])).sort()
}
