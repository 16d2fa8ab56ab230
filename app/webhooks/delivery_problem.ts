import type { DELIVERY_PROBLEMS } from './messages/en/common.js'

/** Why an event did not arrive, as attempts keep it. */
export type DeliveryProblem = keyof typeof DELIVERY_PROBLEMS
