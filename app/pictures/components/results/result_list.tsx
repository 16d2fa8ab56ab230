import { ArrowUp } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import { RESULT_MESSAGES } from '../../messages/en/results'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { type CardParts, ResultCard } from '../result_card'
import type { ResultWays } from '../result_grid'
import { FIRST_ROW } from './limits'
import { NothingFound, NotLoaded } from './nothing_shown'
import type { ResultsAnswer } from './result_pages'
import { ResultRows } from './result_rows'
import { SelectionBar } from './selection_bar'
import type { Filter } from './use_filter'
import { type ResultListState, useResultList } from './use_result_list'
import type { Results } from './use_results'

const ResultViewer = lazyPart(() => import('../result_viewer'))

interface ResultListProps extends ResultWays {
  /** Of pictures without a product. */
  productName: string
  url: string
  first: ResultsAnswer
  filter: Filter
  isFiltered: boolean
  onShowAll: () => void
  /** What the cards show instead of the usual. */
  partsOf?: (image: GeneratedImageData, name: string) => CardParts
}

/** Results in a grid: found, selected, opened, starred, deleted. */
export function ResultList(props: ResultListProps) {
  const { filter, isFiltered, onShowAll } = props
  const list = useResultList(props)
  const { results, shown, waiting, selection, opened, actions } = list
  const { error, retry } = results
  const top = useRef<HTMLDivElement>(null)
  const openedImage = opened === null ? undefined : results.known.get(opened)

  function showNewOnes() {
    flushSync(list.release)
    top.current?.scrollIntoView({ behavior: 'instant' })
  }

  if (!results.isFirstLoaded) return <Skeleton className="h-96 w-full" />
  if (results.ids.length === 0 && isFiltered) {
    if (error) return <NotLoaded error={error} onRetry={retry} />
    return <NothingFound filter={filter} onShowAll={onShowAll} />
  }
  return (
    <div ref={top} className="flex flex-col gap-4" onKeyDown={list.onKeyDown}>
      {waiting > 0 && <NewOnes count={waiting} onShow={showNewOnes} />}
      <ResultRows
        ref={list.rows}
        label={RESULT_MESSAGES.list}
        ids={shown}
        shownPlace={opened === null ? null : shown.indexOf(opened)}
        onRange={list.onRange}
        renderCard={(id, place) => (
          <ListedResult key={id} {...props} list={list} id={id} place={place} />
        )}
      />
      {error && <NotLoaded error={error} onRetry={retry} />}
      {results.nextCursor !== null && !error && <OlderOnes results={results} />}
      <SelectionBar
        selected={selection.selected}
        onSelectAll={selection.selectAll}
        onDelete={() => void actions.remove([...selection.selected])}
        onClear={selection.clear}
      />
      {openedImage && <OpenedResult {...props} list={list} image={openedImage} />}
    </div>
  )
}

interface ListedResultProps extends ResultWays {
  productName: string
  partsOf?: ResultListProps['partsOf']
  list: ResultListState
  id: number
  place: number
}

/** A result in its place in the grid. */
function ListedResult(props: ListedResultProps) {
  const { list, id, place, onUpscale, isUpscaling, onReuse, partsOf } = props
  const { results, selection, actions } = list
  const image = results.known.get(id)
  if (!image) return <Forgotten />
  const productName = image.product_name ?? props.productName
  return (
    <ResultCard
      image={image}
      place={place}
      productName={productName}
      priority={place < FIRST_ROW}
      onOpen={() => list.open(id)}
      isSelected={selection.selected.has(id)}
      onSelect={image.is_own ? (isRange) => selection.toggle(id, isRange) : undefined}
      onStar={image.is_own ? () => void actions.star(image) : undefined}
      onUpscale={onUpscale && (() => onUpscale(image))}
      upscaling={isUpscaling?.(id) ?? false}
      onReuse={onReuse && (() => onReuse(image.original_prompt, image.negative_prompt))}
      parts={partsOf?.(image, productName)}
    />
  )
}

interface OpenedResultProps extends ResultWays {
  productName: string
  list: ResultListState
  image: GeneratedImageData
}

/** The result that is looked at, over the grid. */
function OpenedResult(props: OpenedResultProps) {
  const { list, image, productName, onUpscale, isUpscaling, onReuse, onVary } = props
  const { results, actions } = list
  return (
    <PartBoundary>
      <ResultViewer
        productId={image.product_id}
        productName={image.product_name ?? productName}
        ids={list.shown}
        known={results.known}
        opened={image.id}
        hasMore={results.nextCursor !== null}
        onOpen={list.open}
        onClose={() => list.open(null)}
        onNearEnd={() => void results.loadMore()}
        onStar={(starred) => void actions.star(starred)}
        onDelete={actions.removeOpened}
        onUpscale={onUpscale}
        isUpscaling={isUpscaling}
        onReuse={onReuse}
        onVary={onVary}
      />
    </PartBoundary>
  )
}

/** Fetches those that were made before. */
function OlderOnes({ results }: { results: Results }) {
  return (
    <div className="text-center">
      <Button
        variant="secondary"
        loading={results.isLoading}
        onClick={() => void results.loadMore()}
      >
        {RESULT_MESSAGES.more}
      </Button>
    </div>
  )
}

/** A result that was scrolled away and is being fetched again. */
function Forgotten() {
  return (
    <div role="listitem">
      <Skeleton className="aspect-square w-full" />
    </div>
  )
}

/** Tells of results that came while older ones were looked at. */
function NewOnes({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className="sticky top-20 z-20 -mb-4 h-0 text-center" role="status">
      <Button size="sm" icon={ArrowUp} onClick={onShow} className="shadow-overlay">
        {RESULT_MESSAGES.newOnes(count)}
      </Button>
    </div>
  )
}
