import { Play } from 'lucide-react'
import { ImageTile } from './image_tile'
import type { MediaSource } from './media_source'

interface FilmTileProps {
  /** The first frame. */
  poster: MediaSource
  /** Product and prompt. */
  alt: string
  /** Seconds. */
  duration: number
  sizes: string
  className?: string
}

/** A film's first frame with the sign that it plays and how long it is. */
export function FilmTile({ poster, alt, duration, sizes, className }: FilmTileProps) {
  return (
    <span className="relative block">
      <ImageTile source={poster} alt={alt} sizes={sizes} fit="contain" className={className} />
      <span className="absolute inset-0 grid place-items-center">
        <span className="grid size-12 place-items-center rounded-full bg-gray-900/70 text-white transition-transform group-hover:scale-110 motion-reduce:transition-none">
          <Play aria-hidden className="size-5 translate-x-px fill-current" />
        </span>
      </span>
      <span className="absolute right-2 bottom-2 rounded bg-gray-900/80 px-1.5 py-0.5 text-xs text-white tabular-nums">
        {duration} s
      </span>
    </span>
  )
}
