import { lockLiveCustomer } from '../actions/live_customer.js'
import { makePortalSession } from '../objects/portal.js'
import { endpoint, given, listing, retrieve } from './endpoint.js'
import { boolean, required, text } from './params.js'

export const PORTAL_ENDPOINTS = [
  endpoint(
    'POST',
    'billing_portal/sessions',
    { customer: required(text), return_url: text, configuration: text, locale: text },
    async (work, params) => {
      const customer = await lockLiveCustomer(work, params.customer, 'customer')
      const configuration = await work.read(
        'billing_portal.configuration',
        params.configuration ?? 'bpc_default',
        'configuration'
      )
      const session = makePortalSession({
        customer: customer.id,
        configuration: configuration.id,
        returnUrl: params.return_url ?? null,
        now: work.now,
      })
      await work.add(session)
      return session
    }
  ),
  retrieve('billing_portal.configuration', 'billing_portal/configurations'),
  listing(
    'billing_portal.configuration',
    'billing_portal/configurations',
    { active: boolean, is_default: boolean },
    (params) => ({ any: [given(params)] })
  ),
]
