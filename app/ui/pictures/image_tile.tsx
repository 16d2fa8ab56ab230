import { ImageOff } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { whenAnswering } from '~/ui/client/line'
import { classNames } from '../class_names'
import { type MediaSource, variantSet, variantUrl } from './media_source'

interface ImageTileProps {
  source: MediaSource
  /** Product and prompt. */
  alt: string
  /** Width on screen as in the `sizes` attribute, such as '(min-width: 1024px) 25vw, 50vw'. */
  sizes: string
  /** `cover` fills the room given by `className`; `natural` keeps the picture's own shape. */
  fit?: 'cover' | 'contain' | 'natural'
  /** Above the fold: loaded at once and first. */
  priority?: boolean
  /** Its background is transparent, which a checkerboard shows. */
  isCutout?: boolean
  /** Leaves some room around it. */
  isInset?: boolean
  className?: string
}

/** A stored picture: no layout shift, blurred until loaded, the smallest file that is sharp enough. */
export function ImageTile({
  source,
  alt,
  sizes,
  fit = 'cover',
  priority = false,
  isCutout = false,
  isInset = false,
  className,
}: ImageTileProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const natural = fit === 'natural'

  /** Where the server could not be reached, the picture is asked for once more when it can. */
  async function fail() {
    setState('failed')
    if ((await whenAnswering()).wasAway) setState('loading')
  }

  return (
    <div
      className={classNames(
        'relative overflow-hidden',
        isCutout ? 'checkerboard' : 'bg-sunken',
        className
      )}
      style={{
        ...(natural ? { aspectRatio: `${source.width} / ${source.height}` } : {}),
        ...(state === 'loading' && !isCutout ? placeholderStyle(source) : {}),
      }}
    >
      {state === 'failed' ? (
        <span
          // One without a description is beside words that say what it is.
          {...(alt !== '' && { 'role': 'img', 'aria-label': alt })}
          className="absolute inset-0 grid place-items-center text-faint"
        >
          <ImageOff aria-hidden className="size-6" />
        </span>
      ) : (
        <picture>
          <source type="image/avif" srcSet={variantSet(source, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={variantSet(source, 'webp')} sizes={sizes} />
          <img
            src={variantUrl(source, 480)}
            alt={alt}
            width={source.width}
            height={source.height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            decoding="async"
            onLoad={() => setState('loaded')}
            onError={() => void fail()}
            className={classNames(
              // Firefox writes the description where the picture is still to come.
              'size-full transition-opacity duration-200',
              state === 'loading' && 'text-transparent',
              // On the picture itself: Safari would let one in a padded square stand out below.
              isInset && 'p-2',
              fit === 'contain' ? 'object-contain' : 'object-cover',
              state === 'loading' && source.placeholder !== null && !isCutout && 'opacity-0'
            )}
          />
        </picture>
      )}
    </div>
  )
}

function placeholderStyle(source: MediaSource): CSSProperties {
  if (source.placeholder === null) return {}
  return { backgroundImage: `url("${source.placeholder}")`, backgroundSize: 'cover' }
}
