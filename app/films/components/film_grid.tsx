import { useState } from 'react'
import { lazyPart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { CARD_SIZES } from '~/ui/pictures/tile_sizes'
import { Badge } from '~/ui/feedback/badge'
import { FilmTile } from '~/ui/pictures/film_tile'
import { LoadMore } from '~/ui/buttons/load_more'
import { RelativeTime } from '~/ui/text/relative_time'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import { IgnoredWords } from '~/pictures/components/ignored_words'
import { PromptText } from '~/pictures/components/prompt_text'

const MESSAGES = VIDEO_MESSAGES.list

const FilmPlayer = lazyPart(() => import('./film_player'))

interface FilmGridProps {
  productName: string
  films: readonly VideoData[]
  /** Where the list goes on, and the name of the prop it comes in. */
  more: { list: string; cursor: string; nextCursor: number | null }
  /** Called after a film was deleted. */
  onDeleted: () => void
}

/** Films of a product, newest first; each opens in the player. */
export default function FilmGrid({ productName, films, more, onDeleted }: FilmGridProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const film = films.find(({ id }) => id === opened)
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {films.map((each) => (
          <FilmCard
            key={each.id}
            film={each}
            productName={productName}
            onPlay={() => setOpened(each.id)}
          />
        ))}
      </ul>
      <LoadMore {...more} label={MESSAGES.more} />
      {film && (
        <PartBoundary>
          <FilmPlayer
            film={film}
            productName={productName}
            onClose={() => setOpened(null)}
            onDeleted={() => {
              setOpened(null)
              onDeleted()
            }}
          />
        </PartBoundary>
      )}
    </>
  )
}

interface FilmCardProps {
  film: VideoData
  productName: string
  onPlay: () => void
}

function FilmCard({ film, productName, onPlay }: FilmCardProps) {
  const { prompt, poster, duration, aspect_ratio: shape } = film
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface shadow-raised ring-1 ring-line">
      <button
        type="button"
        onClick={onPlay}
        aria-label={MESSAGES.playOf(prompt, duration)}
        className="group block w-full outline-offset-[-3px]"
      >
        <FilmTile
          poster={poster}
          alt={film.alt || PLAYER_MESSAGES.film(productName, prompt)}
          duration={duration}
          sizes={CARD_SIZES}
          className="aspect-video w-full"
        />
      </button>
      <div className="flex grow flex-col gap-2 p-3">
        <PromptText prompt={prompt} />
        <IgnoredWords words={film.ignored_words} />
        <p className="mt-auto flex items-center gap-2 text-fine text-muted">
          {film.kind === 'reel' && <Badge>{PLAYER_MESSAGES.reel}</Badge>}
          <span>
            <RelativeTime iso={film.created_at} /> · {shape}
          </span>
        </p>
      </div>
    </li>
  )
}
