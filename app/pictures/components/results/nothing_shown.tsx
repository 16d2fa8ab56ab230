import { Images, Search, Star } from 'lucide-react'
import { Alert } from '~/ui/feedback/alert'
import { Button } from '~/ui/buttons/button'
import { EmptyState } from '~/ui/feedback/empty_state'
import { RESULT_MESSAGES } from '../../messages/en/results'
import type { Filter } from './use_filter'

interface NothingFoundProps {
  filter: Filter
  onShowAll: () => void
}

/** A filter that no result fits. */
export function NothingFound({ filter, onShowAll }: NothingFoundProps) {
  const { icon, title, hint } = wordsFor(filter)
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        <Button variant="secondary" onClick={onShowAll}>
          {RESULT_MESSAGES.showAll}
        </Button>
      }
    >
      {hint}
    </EmptyState>
  )
}

function wordsFor({ search, favorites }: Filter) {
  if (search !== '') {
    return {
      icon: Search,
      title: RESULT_MESSAGES.nothingFound,
      hint: RESULT_MESSAGES.nothingFoundHint,
    }
  }
  if (favorites) {
    return { icon: Star, title: RESULT_MESSAGES.noFavorites, hint: RESULT_MESSAGES.noFavoritesHint }
  }
  return { icon: Images, title: RESULT_MESSAGES.noneOfType, hint: RESULT_MESSAGES.noneOfTypeHint }
}

/** Results that could not be fetched: whether there are any is not known. */
export function NotLoaded({ error, onRetry }: { error: string; onRetry: () => void }) {
  return (
    <Alert
      tone="danger"
      action={
        <Button size="sm" variant="secondary" onClick={onRetry}>
          {RESULT_MESSAGES.retry}
        </Button>
      }
    >
      {error}
    </Alert>
  )
}
