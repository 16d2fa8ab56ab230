import type { Customer } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'
import { noSuch } from '../refusals.js'

/**
 * Reads a customer to do business with, and holds it.
 * @param param the field of the call that named it
 * @throws SandboxError when it is not there or was deleted
 */
export async function lockLiveCustomer(
  work: SandboxWork,
  id: string,
  param?: string
): Promise<Customer> {
  const customer = await work.lock('customer', id, param)
  if ('deleted' in customer) throw noSuch('customer', id, param)
  return customer as Customer
}
