import { newId } from '../ids.js'
import { makeCoupon } from '../objects/coupon.js'
import { makePrice, makeProduct } from '../objects/price.js'
import type { Price } from '../objects/types.js'
import { SandboxError } from '../sandbox_error.js'
import type { SandboxWork } from '../sandbox_work.js'
import { findObject, listObjects } from '../store.js'
import { endpoint, given, listing, mergeMetadata, retrieve } from './endpoint.js'
import {
  boolean,
  integer,
  list,
  metadata,
  number,
  object,
  oneOf,
  required,
  text,
} from './params.js'

export const CATALOG_ENDPOINTS = [
  endpoint(
    'POST',
    'products',
    { id: text, name: required(text), description: text, metadata },
    async (work, params) => {
      const product = makeProduct({
        id: await freeId(work, params.id ?? newId('prod')),
        name: params.name,
        description: params.description,
        metadata: mergeMetadata({}, params.metadata),
        now: work.now,
      })
      await work.add(product, 'product.created')
      return product
    }
  ),
  retrieve('product', 'products'),
  listing('product', 'products', { active: boolean }, (params) => ({ any: [given(params)] })),

  endpoint(
    'POST',
    'prices',
    {
      currency: required(text),
      unit_amount: required(integer),
      product: required(text),
      recurring: object({ interval: required(oneOf('month')), interval_count: integer }),
      lookup_key: text,
      transfer_lookup_key: boolean,
      nickname: text,
      tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
      metadata,
    },
    async (work, params) => {
      await work.read('product', params.product, 'product')
      if (params.lookup_key) {
        await freeLookupKey(work, params.lookup_key, params.transfer_lookup_key === true)
      }
      const price = makePrice({
        id: newId('price'),
        product: params.product,
        currency: params.currency,
        unitAmount: params.unit_amount,
        lookupKey: params.lookup_key,
        nickname: params.nickname,
        interval: params.recurring?.interval,
        taxBehavior: params.tax_behavior,
        metadata: mergeMetadata({}, params.metadata),
        now: work.now,
      })
      await work.add(price, 'price.created')
      return price
    }
  ),
  retrieve('price', 'prices'),
  listing(
    'price',
    'prices',
    {
      active: boolean,
      lookup_keys: list(text),
      product: text,
      type: oneOf('one_time', 'recurring'),
      currency: text,
    },
    ({ lookup_keys, ...rest }) => {
      const chosen = given(rest)
      return {
        any: lookup_keys?.map((key) => ({ ...chosen, lookup_key: key })) ?? [chosen],
      }
    }
  ),

  endpoint(
    'POST',
    'coupons',
    {
      id: text,
      percent_off: required(number),
      duration: required(oneOf('once')),
      name: text,
      metadata,
    },
    async (work, params) => {
      const coupon = makeCoupon({
        id: await freeId(work, params.id ?? newId('').slice(1, 9)),
        percentOff: params.percent_off,
        name: params.name,
        metadata: mergeMetadata({}, params.metadata),
        now: work.now,
      })
      await work.add(coupon, 'coupon.created')
      return coupon
    }
  ),
  retrieve('coupon', 'coupons'),
  listing('coupon', 'coupons', {}, () => ({})),
]

/** @throws SandboxError when another price has the key and is to keep it */
async function freeLookupKey(work: SandboxWork, key: string, transfer: boolean): Promise<void> {
  const { data } = await listObjects(work.trx, { type: 'price', any: [{ lookup_key: key }] })
  if (data.length > 0 && !transfer) {
    throw new SandboxError(`The lookup key ${key} is in use.`, { param: 'lookup_key' })
  }
  for (const price of data) await work.change<Price>(price, { lookup_key: null }, 'price.updated')
}

async function freeId(work: SandboxWork, id: string) {
  if (!(await findObject(work.trx, id))) return id
  throw new SandboxError(`The id ${id} is in use.`, {
    code: 'resource_already_exists',
    param: 'id',
  })
}
