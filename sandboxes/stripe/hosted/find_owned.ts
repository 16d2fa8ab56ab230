import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import type { Customer, SandboxObjects } from '../objects/types.js'
import { findObject } from '../store.js'

type Owned = 'checkout.session' | 'billing_portal.session' | 'invoice'

/**
 * The object that a hosted page is about, and the customer it belongs to.
 * @throws AppError 404 for whoever is not that customer
 */
export async function findOwned<T extends Owned>(
  { auth, params }: HttpContext,
  type: T
): Promise<{ object: SandboxObjects[T]; customer: Customer }> {
  const object = await findObject(db.connection(), params.id)
  if (object?.object !== type) throw notFound()
  const customer = await findObject(db.connection(), (object as { customer: string }).customer)
  const { metadata } = customer as { metadata?: Record<string, string> }
  if (metadata?.user_id !== String(auth.getUserOrFail().id)) throw notFound()
  return { object: object as SandboxObjects[T], customer: customer as Customer }
}
