import { cancelNow, isRunning } from '../actions/subscription_actions.js'
import { lockLiveCustomer } from '../actions/live_customer.js'
import { addressOf, makeCustomer } from '../objects/customer.js'
import type { Customer, DeletedCustomer } from '../objects/types.js'
import { listObjects } from '../store.js'
import { endpoint, listAnswer, listing, mergeMetadata, retrieve } from './endpoint.js'
import { metadata, object, oneOf, text } from './params.js'

const ADDRESS = object({
  line1: text,
  line2: text,
  postal_code: text,
  city: text,
  state: text,
  country: text,
})

const FIELDS = { email: text, name: text, address: ADDRESS, description: text, metadata }

export const CUSTOMER_ENDPOINTS = [
  endpoint('POST', 'customers', FIELDS, async (work, params) => {
    const customer = makeCustomer({
      ...params,
      address: params.address && addressOf(params.address),
      metadata: mergeMetadata({}, params.metadata),
      now: work.now,
    })
    await work.add(customer, 'customer.created')
    return customer
  }),

  endpoint('POST', 'customers/:id', FIELDS, async (work, params, id) => {
    const customer = await lockLiveCustomer(work, id)
    const fields = Object.entries(params).filter(([, value]) => value !== undefined)
    await work.change<Customer>(
      customer,
      {
        ...(Object.fromEntries(fields) as Partial<Customer>),
        ...(params.address ? { address: addressOf(params.address) } : {}),
        metadata: mergeMetadata(customer.metadata, params.metadata),
      },
      'customer.updated'
    )
    return customer
  }),

  endpoint('DELETE', 'customers/:id', {}, async (work, _, id) => {
    const customer = await lockLiveCustomer(work, id)
    const { data } = await listObjects(work.trx, { type: 'subscription', customer: id, limit: 100 })
    for (const subscription of data.filter(isRunning)) {
      await cancelNow(work, await work.lock('subscription', subscription.id))
    }
    work.emit('customer.deleted', customer)
    const gone: DeletedCustomer = {
      id,
      object: 'customer',
      created: customer.created,
      deleted: true,
    }
    await work.change(gone, {})
    return gone
  }),

  retrieve('customer', 'customers'),
  listing('customer', 'customers', { email: text }, ({ email }) => ({
    any: email ? [{ email }] : undefined,
  })),

  endpoint('GET', 'customers/:id/payment_methods', { type: oneOf('card') }, async (work, _, id) => {
    await lockLiveCustomer(work, id)
    const page = await listObjects(work.trx, { type: 'payment_method', customer: id, limit: 100 })
    return listAnswer(page.data, page.hasMore, `customers/${id}/payment_methods`)
  }),
  retrieve('payment_method', 'payment_methods'),
]
