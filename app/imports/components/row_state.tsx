import { RotateCw } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text_link'
import { IMPORT_MESSAGES } from '../messages/en/screens'
import type { RowData } from '../transformers/import_data'

const MESSAGES = IMPORT_MESSAGES.show

interface RowStateProps {
  row: RowData
  retrying: boolean
  onRetry: () => void
}

/** What became of a row. */
export function RowState({ row, retrying, onRetry }: RowStateProps) {
  if (row.state === 'waiting') return <Badge>{MESSAGES.waiting}</Badge>
  if (row.state === 'done') {
    return row.product_id === null ? (
      <span className="text-muted">{MESSAGES.deleted}</span>
    ) : (
      <TextLink href={route('products.show', { product: row.product_id })}>
        {MESSAGES.open}
      </TextLink>
    )
  }
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <p className="min-w-[min(10rem,100%)] flex-1 text-danger-strong">{row.problem}</p>
      <Button
        variant="secondary"
        size="sm"
        icon={RotateCw}
        disabled={retrying}
        aria-label={MESSAGES.retryOf(row.name)}
        onClick={onRetry}
      >
        {MESSAGES.retry}
      </Button>
    </div>
  )
}
