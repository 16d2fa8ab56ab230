import { lockLiveCustomer } from '../actions/live_customer.js'
import { newId } from '../ids.js'
import { makePortalConfiguration, makePortalSession } from '../objects/portal.js'
import { SandboxError } from '../sandbox_error.js'
import { endpoint, given, listing, retrieve } from './endpoint.js'
import { boolean, list, object, oneOf, required, text } from './params.js'

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
        returnUrl: params.return_url ?? configuration.default_return_url,
        now: work.now,
      })
      await work.add(session)
      return session
    }
  ),
  endpoint(
    'POST',
    'billing_portal/configurations',
    {
      default_return_url: text,
      features: required(
        object({
          customer_update: object({
            enabled: required(boolean),
            allowed_updates: list(oneOf('name', 'address', 'tax_id')),
          }),
          invoice_history: object({ enabled: required(boolean) }),
          payment_method_update: object({ enabled: required(boolean) }),
          subscription_cancel: object({
            enabled: required(boolean),
            mode: oneOf('at_period_end'),
          }),
        })
      ),
    },
    async (work, params) => {
      const off = Object.entries(params.features).find(([, feature]) => feature?.enabled === false)
      if (off) {
        throw new SandboxError(`The sandbox's portal cannot do without ${off[0]}.`, {
          param: `features[${off[0]}][enabled]`,
        })
      }
      const configuration = makePortalConfiguration({
        id: newId('bpc'),
        isDefault: false,
        returnUrl: params.default_return_url,
        now: work.now,
      })
      await work.add(configuration)
      return configuration
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
