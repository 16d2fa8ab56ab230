import { firstOf } from '#app/core/elements'
import {
  cancelNow,
  change,
  details,
  isRunning,
  lockSubscription,
} from '../actions/subscription_actions.js'
import type { Subscription } from '../objects/types.js'
import { SandboxError } from '../sandbox_error.js'
import { endpoint, type Filter, given, listing, mergeMetadata, retrieve } from './endpoint.js'
import { boolean, integer, metadata, oneOf, text } from './params.js'

const STATUSES = ['active', 'past_due', 'canceled', 'all'] as const

const UPDATE = {
  cancel_at: integer,
  cancel_at_period_end: boolean,
  default_payment_method: text,
  metadata,
}

export const SUBSCRIPTION_ENDPOINTS = [
  retrieve('subscription', 'subscriptions'),
  listing(
    'subscription',
    'subscriptions',
    { customer: text, status: oneOf(...STATUSES), price: text },
    ({ customer, status, price }): Filter => {
      const chosen = price ? { items: { data: [{ price: { id: price } }] } } : {}
      if (status === 'all') return { customer, any: [chosen] }
      const statuses = status ? [status] : ['active', 'past_due']
      return { customer, any: statuses.map((it) => ({ ...chosen, status: it })) }
    }
  ),

  endpoint('POST', 'subscriptions/:id', UPDATE, async (work, params, id) => {
    const { subscription } = await lockSubscription(work, id)
    if (params.cancel_at && params.cancel_at_period_end) {
      throw new SandboxError('Pass either cancel_at or cancel_at_period_end.', {
        param: 'cancel_at',
      })
    }
    if (params.default_payment_method) {
      await work.read('payment_method', params.default_payment_method, 'default_payment_method')
    }
    await change(work, subscription, {
      ...(given({ default_payment_method: params.default_payment_method }) as object),
      ...endOf(subscription, params, work.now),
      metadata: mergeMetadata(subscription.metadata, params.metadata),
    })
    return subscription
  }),

  endpoint(
    'DELETE',
    'subscriptions/:id',
    { prorate: boolean, invoice_now: boolean },
    async (work, params, id) => {
      const { subscription } = await lockSubscription(work, id)
      if (!isRunning(subscription)) {
        throw new SandboxError(`No such subscription: '${id}'`, {
          status: 404,
          code: 'resource_missing',
          param: 'id',
        })
      }
      if (params.prorate || params.invoice_now) {
        throw new SandboxError('The sandbox gives nothing back for a month that has begun.', {
          param: params.prorate ? 'prorate' : 'invoice_now',
        })
      }
      await cancelNow(work, subscription)
      return subscription
    }
  ),
]

/** When the subscription is to end after the call; nothing where the call does not say. */
function endOf(
  subscription: Subscription,
  params: { cancel_at?: number | null; cancel_at_period_end?: boolean | null },
  now: number
): Partial<Subscription> {
  if (params.cancel_at_period_end === true) {
    return {
      cancel_at_period_end: true,
      cancel_at: firstOf(subscription.items.data).current_period_end,
      canceled_at: now,
      cancellation_details: details('cancellation_requested'),
    }
  }
  if (params.cancel_at) {
    return {
      cancel_at: params.cancel_at,
      canceled_at: now,
      cancellation_details: details('cancellation_requested'),
    }
  }
  if (params.cancel_at_period_end === false || params.cancel_at === null) {
    return {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: details(null),
    }
  }
  return {}
}
