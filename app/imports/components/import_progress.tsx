import { RotateCw } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { ProgressBar } from '~/ui/feedback/progress_bar'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { ImportData } from '../transformers/import_data'

const MESSAGES = IMPORT_MESSAGES.show

interface ImportProgressProps {
  data: ImportData
  retrying: boolean
  /** Tries all again that failed. */
  onRetry: () => void
}

/** How far an import is, and what to do once it has ended. */
export function ImportProgress({ data, retrying, onRetry }: ImportProgressProps) {
  const { id, name, waiting, done, failed } = data
  const all = waiting + done + failed
  return (
    <Card className="flex flex-col gap-3">
      <ProgressBar label={MESSAGES.progress(name)} fraction={(done + failed) / all} />
      <p role="status" className="flex flex-wrap gap-x-4 text-fine text-muted tabular-nums">
        <span className="font-medium text-ink">{MESSAGES.done(done, all)}</span>
        {failed > 0 && <span className="text-danger-strong">{MESSAGES.failed(failed)}</span>}
        {waiting > 0 && <span>{MESSAGES.running}</span>}
      </p>
      {waiting === 0 && failed === 0 && (
        <Alert
          tone="success"
          action={
            <ButtonLink href={route('products.index')} variant="secondary" size="sm">
              {MESSAGES.products}
            </ButtonLink>
          }
        >
          {MESSAGES.ended}
        </Alert>
      )}
      {waiting === 0 && failed > 0 && (
        <Alert
          tone="warning"
          action={
            <span className="flex flex-wrap gap-2">
              <ButtonLink
                href={route('imports.create', undefined, { from: String(id) })}
                variant="secondary"
                size="sm"
              >
                {MESSAGES.correct}
              </ButtonLink>
              <Button size="sm" icon={RotateCw} loading={retrying} onClick={onRetry}>
                {MESSAGES.retryAll}
              </Button>
            </span>
          }
        >
          {MESSAGES.endedWithErrors(failed)}
        </Alert>
      )}
    </Card>
  )
}
