import { RelativeTime } from '~/ui/text/relative_time'
import { WEBHOOK_MESSAGES } from '../messages/en/screens'
import type { AttemptData } from '../transformers/delivery_data'

const MESSAGES = WEBHOOK_MESSAGES.log

/** Each try of a delivery: when, what was answered, how long it took. */
export function AttemptList({ attempts }: { attempts: readonly AttemptData[] }) {
  return (
    <ul className="mt-2 flex flex-col gap-3 border-l-2 border-line pl-4">
      {attempts.map((attempt) => (
        <li key={attempt.id} className="min-w-0 text-fine">
          <p className="text-muted tabular-nums">
            <RelativeTime iso={attempt.created_at} />
            {' · '}
            {attempt.status === null ? MESSAGES.noAnswer : MESSAGES.status(attempt.status)}
            {' · '}
            {MESSAGES.milliseconds(attempt.duration_ms)}
          </p>
          {attempt.problem && <p className="mt-0.5">{attempt.problem}</p>}
          {attempt.answer && (
            <pre
              // A keyboard can scroll only what can be focused.
              tabIndex={0}
              aria-label={MESSAGES.answer}
              className="mt-1 max-h-40 overflow-auto rounded-control bg-sunken p-2 font-mono whitespace-pre-wrap text-ink wrap-anywhere"
            >
              {attempt.answer}
            </pre>
          )}
        </li>
      ))}
    </ul>
  )
}
