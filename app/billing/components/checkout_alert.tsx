import { Alert } from '~/ui/feedback/alert'
import type { CheckoutProblem } from './checkout_problem'

/** That a payment page could not be opened, with the reason below. */
export function CheckoutAlert({ problem }: { problem: CheckoutProblem }) {
  return problem.reason === null ? (
    <Alert isAnswer tone="danger">
      {problem.sentence}
    </Alert>
  ) : (
    <Alert isAnswer tone="danger" title={problem.sentence}>
      {problem.reason}
    </Alert>
  )
}
