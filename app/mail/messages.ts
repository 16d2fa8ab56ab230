import type { SecurityEventKind } from '#app/accounts/security/security_events'
import type { CreditKind } from '#config/credits'

interface BillingMailData {
  name: string
  billingUrl: string
}

interface EmailChangeData {
  name: string
  newEmail: string
  at: string
  undoUrl: string | null
  days: number
}

/** Which browser did something, from where. */
interface DeviceMailData {
  name: string
  device: string
  ipAddress: string
  at: string
  profileUrl: string
}

/** What each message needs to be written. Links are absolute and come from `APP_URL` alone. */
export interface MailData {
  verify_email: { name: string; url: string }
  /** Stands for the password of an account that has none. */
  confirm_identity: { name: string; url: string; minutes: number }
  reset_password: { name: string; url: string; minutes: number }
  team_invitation: { team: string; inviter: string; acceptUrl: string; registerUrl: string | null }
  new_device: DeviceMailData
  sign_in_code: { name: string; code: string; minutes: number; device: string; ipAddress: string }
  /** So many sign-ins have failed that new devices need a code. */
  sign_ins_failing: DeviceMailData
  /** Wrong passwords were given in a session again and again. */
  session_guessing: DeviceMailData
  /** A cookie of "remember me" came twice: its sign-in has ended. */
  remember_reused: DeviceMailData
  password_changed: { name: string; at: string; resetUrl: string }
  two_factor_changed: { name: string; enabled: boolean; at: string; profileUrl: string }
  account_connected: { name: string; provider: string; at: string; profileUrl: string }
  /** To the new address: the link that proves it. */
  confirm_new_email: { name: string; url: string; hours: number }
  /** To the old address. `undoUrl` is null where it may not undo the change. */
  email_change_requested: EmailChangeData
  email_changed: EmailChangeData
  /** Something sensitive that has no message of its own. */
  security_event: {
    name: string
    event: SecurityEventKind
    details: Record<string, string>
    at: string
    profileUrl: string
  }
  account_claimed: { name: string; at: string; profileUrl: string }
  data_ready: { name: string; url: string; hours: number }
  account_deleted: { name: string }
  payment_problem: BillingMailData & {
    problem: 'payment_failed' | 'action_required'
    /** The provider's page where the invoice can be paid. */
    url: string | null
  }
  subscription_cancelled: BillingMailData & { hasEnded: boolean; at: string }
  second_subscription: BillingMailData
  /** Somebody went to pay, and the money never came. */
  purchase_failed: BillingMailData & { kind: 'pack' | 'subscription' }
  /** Somebody paid something else than was asked for, which brings nothing for now. */
  payment_refused: BillingMailData & { kind: 'pack' | 'subscription' }
  /** Cents. */
  payment_refunded: BillingMailData & { amount: number; currency: string; isFull: boolean }
  /** `amount` is what did not arrive; `isDisputed` while a dispute holds the credits. */
  refund_failed: BillingMailData & { amount: number; currency: string; isDisputed: boolean }
  payment_disputed: BillingMailData & {
    state: 'open' | 'won' | 'lost'
    amount: number
    currency: string
  }
  credits_expiring: BillingMailData & { at: string; left: Partial<Record<CreditKind, number>> }
  credits_low: BillingMailData & { left: number }
  /** `amount` in cents; `failure` is a sentence. */
  payout_failed: {
    name: string
    amount: number
    paypalEmail: string
    /** Its name, as payouts keep it. */
    failure: string
    affiliateUrl: string
  }
  /** To an operator, who tries whether mail arrives. */
  test_mail: { name: string; at: string }
  /** To the operator; sentences in English. */
  checks_failed: { checks: { name: string; faults: { problem: string; fix: string }[] }[] }
  /** `address` is the endpoint's; `url` the page about it. */
  webhook_disabled: {
    name: string
    reason: 'gone' | 'failing' | 'operator'
    address: string
    url: string
  }
}

export type MailKind = keyof MailData

/**
 * Whether a mail holds a link or a code that lets somebody in or proves who they are. What it said is forgotten as soon as it is given up, and whoever
 * missed it asks for another one; of the others an operator can send what could not be sent again.
 */
export const LETS_IN: Record<MailKind, boolean> = {
  verify_email: true,
  confirm_identity: true,
  reset_password: true,
  team_invitation: true,
  sign_in_code: true,
  confirm_new_email: true,
  email_change_requested: true,
  email_changed: true,
  new_device: false,
  sign_ins_failing: false,
  session_guessing: false,
  remember_reused: false,
  password_changed: false,
  two_factor_changed: false,
  account_connected: false,
  security_event: false,
  account_claimed: false,
  data_ready: false,
  account_deleted: false,
  payment_problem: false,
  subscription_cancelled: false,
  second_subscription: false,
  purchase_failed: false,
  payment_refused: false,
  payment_refunded: false,
  refund_failed: false,
  payment_disputed: false,
  credits_expiring: false,
  credits_low: false,
  payout_failed: false,
  test_mail: false,
  checks_failed: false,
  webhook_disabled: false,
}
