import type { TestContext } from '@japa/runner/core'
import { ensureConfirmed } from './confirmed_session.js'
import { createSubscriber } from './merchant.js'
import { signIn } from './sign_in.js'
import { until } from './until.js'
import type { Visitor } from './visitor.js'
import { WebhookReceiver } from './webhook_receiver.js'
import type { DeliveryData } from '#app/webhooks/transformers/delivery_data'

export const ENDPOINTS = '/user/webhooks'

/** Adds an endpoint as the form does; answers its id. */
export async function addEndpoint(
  visitor: Visitor,
  url: string,
  types: readonly string[] = ['generation.completed']
): Promise<number> {
  const response = await visitor.post(ENDPOINTS, { url, event_types: types })
  const location = response.headers.get('location')
  if (!location) throw new Error(`The endpoint was refused: ${await response.text()}`)
  return Number(location.split('/').at(-1))
}

/** The secret of an endpoint, as its page reveals it. */
export async function secretOf(visitor: Visitor, endpoint: number): Promise<string> {
  await ensureConfirmed(visitor)
  return (await (await visitor.get(`${ENDPOINTS}/${endpoint}/secret`)).json()).secret
}

/** The page of an endpoint. */
export async function endpointPage(visitor: Visitor, endpoint: number) {
  return (await visitor.visit(`${ENDPOINTS}/${endpoint}`)).props
}

/** The newest delivery to an endpoint, once it is as wanted. */
export function untilDelivery(
  visitor: Visitor,
  endpoint: number,
  isAsWanted: (delivery: DeliveryData) => boolean
): Promise<DeliveryData> {
  return until(async () => {
    const [delivery] = (await endpointPage(visitor, endpoint)).deliveries
    return delivery && isAsWanted(delivery) ? (delivery as DeliveryData) : null
  })
}

/** A merchant with an endpoint at a server of the test's own. */
export async function merchantWithReceiver({ cleanup }: TestContext, types?: readonly string[]) {
  const receiver = await WebhookReceiver.start()
  cleanup(() => receiver.stop())
  const visitor = await signIn(await createSubscriber({ image: 30, model: 2 }))
  const endpoint = await addEndpoint(visitor, receiver.url, types)
  return { visitor, receiver, endpoint, secret: await secretOf(visitor, endpoint) }
}
