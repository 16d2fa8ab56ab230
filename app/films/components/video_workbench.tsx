import { Clapperboard } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { lazyPart, pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import type { ModelData } from '~/products/transformers/product_data'
import { showAdded } from '~/ui/client/show_top'
import { Card } from '~/ui/layouts/card'
import { EmptyState } from '~/ui/feedback/empty_state'
import { ImageTile } from '~/ui/pictures/image_tile'
import { Skeleton } from '~/ui/feedback/skeleton'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { VIDEO_FORM_MESSAGES } from '../messages/en/video_form'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import type { Source } from '~/pictures/components/source_choices'
import { GuestCard } from '~/pictures/components/guest_card'
import { imageSources, photoSources } from './sources'
import { reloadFilms, useFilms } from './use_films'
import type { VideoPageProps } from './video_page_props'

const VideoForm = pagePart(() => import('./video_form'))
const PendingFilmCard = lazyPart(() =>
  import('./pending_film').then((module) => ({ default: module.PendingFilmCard }))
)
const FilmGrid = pagePart(() => import('./film_grid'))
const FilmResult = lazyPart(() => import('./film_result'))

type VideoWorkbenchProps = VideoPageProps & { model: ModelData; isGuest: boolean }

/** Where films of a product are made. Guests look at what they could start with. */
export function VideoWorkbench(props: VideoWorkbenchProps) {
  const { model, image, generatedImages, generatedVideos, isGuest } = props
  const original = useMemo(() => photoSources(model.inputImages, model.name), [model])
  const generated = useMemo(
    () => withWanted(imageSources(generatedImages, model.name), image, model.name),
    [generatedImages, image, model.name]
  )
  const first = image?.path ?? model.inputImages[0]?.path ?? null
  const [chosen, setChosen] = useState(first)
  const { pending, result, error, order, clear } = useFilms(model.id, props.unfinished)
  const state = useRef<HTMLDivElement>(null)
  const source = [...original, ...generated].find(({ path }) => path === chosen)
  const isIdle = pending.length === 0 && !result

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      {isGuest ? (
        <GuestCard title={VIDEO_FORM_MESSAGES.title} text={VIDEO_FORM_MESSAGES.guest} />
      ) : props.expected_seconds === null ? null : (
        <PartBoundary fallback={<Skeleton className="h-[42rem] w-full" />}>
          <VideoForm
            original={original}
            generated={generated}
            imagesCursor={props.images_cursor}
            chosen={chosen}
            onChoose={setChosen}
            canHaveSound={props.offers.sound}
            isGenerating={pending.length > 0}
            error={error}
            onOrder={(film) => showAdded(state.current, () => void order(film))}
          />
        </PartBoundary>
      )}
      <div className="flex min-w-0 flex-col gap-6">
        <div ref={state} className="flex flex-col gap-6">
          {pending.map((film) => (
            <PartBoundary key={film.id ?? 'sent'} fallback={<Skeleton className="h-72 w-full" />}>
              <PendingFilmCard film={film} expectedSeconds={props.expected_seconds} />
            </PartBoundary>
          ))}
          {result && (
            <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
              <FilmResult film={result} productName={model.name} onClose={clear} />
            </PartBoundary>
          )}
          {isIdle && <Preview source={source} />}
        </div>
        {generatedVideos.length > 0 && (
          <section aria-labelledby="films">
            <h2 id="films" className="mb-3 text-base font-semibold">
              {VIDEO_MESSAGES.list.title}
            </h2>
            <PartBoundary fallback={<Skeleton className="h-64 w-full" />}>
              <FilmGrid
                productName={model.name}
                films={generatedVideos}
                more={{
                  list: 'generatedVideos',
                  cursor: 'next_cursor',
                  nextCursor: props.next_cursor,
                }}
                onDeleted={reloadFilms}
              />
            </PartBoundary>
          </section>
        )}
      </div>
    </div>
  )
}

/** The picture that the page was opened for may be older than those that are listed. */
function withWanted(sources: Source[], image: VideoPageProps['image'], product: string): Source[] {
  if (!image?.is_generated || sources.some(({ path }) => path === image.path)) return sources
  const { path, picture, prompt } = image
  return [{ path, picture, label: PLAYER_MESSAGES.film(product, prompt) }, ...sources]
}

function Preview({ source }: { source: Source | undefined }) {
  if (!source) return <EmptyState icon={Clapperboard} title={VIDEO_MESSAGES.previewEmpty} />
  return (
    <Card flush className="overflow-hidden">
      <ImageTile
        key={source.path}
        source={source.picture}
        alt={source.label}
        sizes="(min-width: 1024px) 50rem, 92vw"
        fit="contain"
        priority
        className="h-[min(26rem,60dvh)] w-full"
      />
      <p className="p-4 text-center text-muted">{VIDEO_MESSAGES.preview}</p>
    </Card>
  )
}
