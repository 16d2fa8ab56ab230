import { ArrowUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useRestored } from '~/ui/client/remembered'
import { useRemember } from '~/ui/client/use_remember'
import { flushSync } from 'react-dom'
import { Button } from '~/ui/buttons/button'
import { Skeleton } from '~/ui/feedback/skeleton'
import { RESULT_TEXTS } from '../../messages/en/results'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { type CardParts, ResultCard } from '../result_card'
import type { ResultWays } from '../result_grid'
import { onGridKey } from './grid_keys'
import { type ListPlace, placeIn, placeOf } from './list_place'
import { NothingFound, NotLoaded } from './nothing_shown'
import type { ResultsAnswer } from './result_pages'
import { ResultRows, type RowsHandle } from './result_rows'
import { SelectionBar } from './selection_bar'
import type { Filter } from './use_filter'
import { useHold } from './use_hold'
import { useResultActions } from './use_result_actions'
import { useResults } from './use_results'
import { useReturn } from './use_return'
import { useSelection } from './use_selection'

const ResultViewer = lazyPart(() => import('../result_viewer'))

/** Pictures that stand above the fold on a large screen. */
const FIRST_ROW = 3
/** Places before its end at which the list goes on by itself. */
const AHEAD = 12

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
  const { productName, url, first, filter, isFiltered, onShowAll, partsOf } = props
  const { onUpscale, isUpscaling, onReuse, onVary } = props
  const name = `results ${url}`
  const left = useRestored<ListPlace>(name)
  const results = useResults({ url, first, isFiltered, restored: left })
  const isAway = left?.anchor ? placeIn(left.ids, left.anchor.id) >= FIRST_ROW : false
  const { shown, waiting, release, follow } = useHold(results.ids, isAway)
  const selection = useSelection(shown, left?.selected)
  const [opened, setOpened] = useState<number | null>(left?.opened ?? null)
  const range = useRef<readonly [from: number, to: number]>([0, 0])
  const rows = useRef<RowsHandle>(null)
  const anchor = useReturn(left?.anchor ?? null, shown, rows)
  const top = useRef<HTMLDivElement>(null)
  const actions = useResultActions(results, selection.drop)
  const shownImage = opened === null ? undefined : results.known.get(opened)
  const { ids, known, nextCursor } = results
  const { selected } = selection
  const remember = useRemember(name, () =>
    // While the list is brought back, what is on screen is not yet what was left.
    anchor === null
      ? placeOf({ ids, known, nextCursor, opened, selected, range: range.current })
      : left
  )
  useEffect(() => remember(), [remember, ids, opened, selected, anchor])

  function onRange(from: number, to: number) {
    if (anchor === null) follow(from > 0)
    const shift = results.ids.length - shown.length
    range.current = [from + shift, to + shift]
    results.showRange(from + shift, to + shift)
    if (to > shown.length - AHEAD && !results.isLoading && results.error === null) {
      void results.loadMore()
    }
  }

  function removeOpened(id: number) {
    const place = shown.indexOf(id)
    setOpened(shown[place + 1] ?? shown[place - 1] ?? null)
    void actions.remove([id])
  }

  if (!results.isFirstLoaded) return <Skeleton className="h-96 w-full" />
  if (results.ids.length === 0 && isFiltered) {
    if (results.error) return <NotLoaded error={results.error} onRetry={results.retry} />
    return <NothingFound filter={filter} onShowAll={onShowAll} />
  }
  return (
    <div
      ref={top}
      className="flex flex-col gap-4"
      onKeyDown={(event) =>
        opened === null &&
        onGridKey(event, {
          selected: selection.selected,
          onToggle: (id) => results.known.get(id)?.is_own && selection.toggle(id, false),
          onSelectAll: () => selection.selectAll(ownAmong(shown)),
          onClear: selection.clear,
          onDelete: (ids) => {
            const own = ids.filter(
              (id) => results.known.get(id)?.is_own ?? selection.selected.has(id)
            )
            if (own.length > 0) void actions.remove(own)
          },
          onUndo: actions.undo,
        })
      }
    >
      {waiting > 0 && (
        <NewOnes
          count={waiting}
          onShow={() => {
            flushSync(release)
            top.current?.scrollIntoView({ behavior: 'instant' })
          }}
        />
      )}
      <ResultRows
        ref={rows}
        label={RESULT_TEXTS.list}
        ids={shown}
        shownPlace={opened === null ? null : shown.indexOf(opened)}
        onRange={onRange}
        renderCard={(id, place) => {
          const image = results.known.get(id)
          if (!image) return <Forgotten key={id} />
          return (
            <ResultCard
              key={id}
              image={image}
              place={place}
              productName={nameOf(image)}
              priority={place < FIRST_ROW}
              onOpen={() => setOpened(id)}
              isSelected={selection.selected.has(id)}
              onSelect={image.is_own ? (isRange) => selection.toggle(id, isRange) : undefined}
              onStar={image.is_own ? () => void actions.star(image) : undefined}
              onUpscale={onUpscale && (() => onUpscale(image))}
              upscaling={isUpscaling?.(id) ?? false}
              onReuse={onReuse && (() => onReuse(image.original_prompt, image.negative_prompt))}
              parts={partsOf?.(image, nameOf(image))}
            />
          )
        }}
      />
      {results.error && <NotLoaded error={results.error} onRetry={results.retry} />}
      {results.nextCursor !== null && !results.error && (
        <div className="text-center">
          <Button
            variant="secondary"
            loading={results.isLoading}
            onClick={() => void results.loadMore()}
          >
            {RESULT_TEXTS.more}
          </Button>
        </div>
      )}
      <SelectionBar
        selected={selection.selected}
        onSelectAll={() => selection.selectAll(ownAmong(shown))}
        onDelete={() => void actions.remove([...selection.selected])}
        onClear={selection.clear}
      />
      {shownImage && (
        <PartBoundary>
          <ResultViewer
            productId={shownImage.product_id}
            productName={nameOf(shownImage)}
            ids={shown}
            known={results.known}
            opened={shownImage.id}
            hasMore={results.nextCursor !== null}
            onOpen={setOpened}
            onNearEnd={() => void results.loadMore()}
            onStar={(image) => void actions.star(image)}
            onDelete={removeOpened}
            onUpscale={onUpscale}
            isUpscaling={isUpscaling}
            onReuse={onReuse}
            onVary={onVary}
          />
        </PartBoundary>
      )}
    </div>
  )

  function nameOf(image: GeneratedImageData): string {
    return image.product_name ?? productName
  }

  function ownAmong(ids: readonly number[]): number[] {
    return ids.filter((id) => results.known.get(id)?.is_own)
  }
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
        {RESULT_TEXTS.newOnes(count)}
      </Button>
    </div>
  )
}
