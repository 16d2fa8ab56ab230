import { Search, Star } from 'lucide-react'
import { Alert } from '~/shell/ui/alert'
import { Button } from '~/shell/ui/button'
import { EmptyState } from '~/shell/ui/empty_state'
import { RESULT_TEXTS } from '../../result_texts'
import type { Filter } from './use_filter'

interface NothingFoundProps {
  filter: Filter
  onShowAll: () => void
}

/** A filter that no result fits. */
export function NothingFound({ filter, onShowAll }: NothingFoundProps) {
  const isSearch = filter.search !== ''
  return (
    <EmptyState
      icon={isSearch ? Search : Star}
      title={isSearch ? RESULT_TEXTS.nothingFound : RESULT_TEXTS.noFavorites}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {RESULT_TEXTS.showAll}
        </Button>
      }
    >
      {isSearch ? RESULT_TEXTS.nothingFoundHint : RESULT_TEXTS.noFavoritesHint}
    </EmptyState>
  )
}

/** Results that could not be fetched: whether there are any is not known. */
export function NotLoaded({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {RESULT_TEXTS.retry}
        </Button>
      }
    >
      {error}
    </Alert>
  )
}
