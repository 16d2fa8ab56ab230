import { Clapperboard } from 'lucide-react'
import { EmptyState } from '~/ui/feedback/empty_state'
import FilmGrid from '~/films/components/film_grid'
import { PendingFilmCard } from '~/films/components/pending_film'
import { VIDEO_MESSAGES } from '~/films/messages/en/video_screen'
import type { ProductContentsProps } from './product_contents'
import { reloadVideos } from './reload_videos'

const MESSAGES = VIDEO_MESSAGES.list

/** The visitor's films of a product, after those that are under way. */
export function ProductVideos(props: ProductContentsProps) {
  const { product, videos, videos_cursor: nextCursor, video_seconds: seconds } = props
  const { videoNotice, films = [] } = props
  return (
    <div className="flex flex-col gap-4">
      {videoNotice}
      {films.map((film) => (
        <PendingFilmCard key={film.id} film={film} expectedSeconds={seconds} />
      ))}
      {videos.length === 0 && films.length === 0 ? (
        <EmptyState icon={Clapperboard} title={MESSAGES.empty}>
          {MESSAGES.emptyHint}
        </EmptyState>
      ) : (
        <FilmGrid
          productName={product.name}
          films={videos}
          more={{ list: 'videos', cursor: 'videos_cursor', nextCursor }}
          onDeleted={reloadVideos}
        />
      )}
    </div>
  )
}
