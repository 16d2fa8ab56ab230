import { absoluteUrl } from '#app/core/http/absolute_url'
import { newId } from '../ids.js'
import type { PortalConfiguration, PortalSession } from './types.js'

interface PortalSessionInput {
  customer: string
  configuration: string
  returnUrl: string | null
  now: number
}

/** A visit to the portal. */
export function makePortalSession(input: PortalSessionInput): PortalSession {
  const id = newId('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: input.configuration,
    created: input.now,
    customer: input.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: input.returnUrl,
    url: absoluteUrl(`/sandbox/portal/${id}`),
  }
}

interface PortalConfigurationInput {
  id: string
  isDefault: boolean
  returnUrl?: string | null
  now: number
}

/** What the sandbox's portal can do; it is the same with every configuration. */
export function makePortalConfiguration({
  id,
  isDefault,
  returnUrl = null,
  now,
}: PortalConfigurationInput): PortalConfiguration {
  return {
    id,
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: returnUrl,
    features: {
      customer_update: { allowed_updates: ['name', 'address', 'tax_id'], enabled: true },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: {
        duration: { interval_options: [], type: 'indefinite' },
        enabled: false,
      },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: [],
        enabled: false,
        proration_behavior: 'none',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  }
}
