import { variantUrl } from '~/ui/pictures/media_source'
import type { VideoData } from '~/films/transformers/video_data'

/** Width in pixels of the picture that shows until a film is played. */
const POSTER_WIDTH = 960

interface FilmProps {
  film: VideoData
  label: string
  autoPlay?: boolean
  className?: string
}

/** The browser's own player; only reels have sound. What is skipped is not fetched: the server answers with ranges. */
export function Film({ film, label, autoPlay, className }: FilmProps) {
  return (
    <video
      controls
      muted={!film.has_sound}
      loop
      playsInline
      autoPlay={autoPlay}
      preload="metadata"
      src={film.path}
      poster={variantUrl(film.poster, POSTER_WIDTH)}
      width={film.width}
      height={film.height}
      aria-label={label}
      className={className}
    >
      {film.subtitles && <track kind="captions" src={film.subtitles.vtt} />}
    </video>
  )
}
