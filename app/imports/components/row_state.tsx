import { RotateCw } from 'lucide-react'
import { route } from '~/ui/client/routes'
import { Badge } from '~/ui/feedback/badge'
import { Button } from '~/ui/buttons/button'
import { TextLink } from '~/ui/buttons/text_link'
import { IMPORT_TEXTS } from '../messages/en/screens'
import type { RowData } from '../transformers/import_data'

const TEXTS = IMPORT_TEXTS.show

interface RowStateProps {
  row: RowData
  retrying: boolean
  onRetry: () => void
}

/** What became of a row. */
export function RowState({ row, retrying, onRetry }: RowStateProps) {
  if (row.state === 'waiting') return <Badge>{TEXTS.waiting}</Badge>
  if (row.state === 'done') {
    return row.product_id === null ? (
      <span className="text-muted">{TEXTS.deleted}</span>
    ) : (
      <TextLink href={route('products.show', { product: row.product_id })}>{TEXTS.open}</TextLink>
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
        aria-label={TEXTS.retryOf(row.name)}
        onClick={onRetry}
      >
        {TEXTS.retry}
      </Button>
    </div>
  )
}
