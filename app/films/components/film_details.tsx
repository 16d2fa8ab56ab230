import type { ReactNode } from 'react'
import { RelativeTime } from '~/ui/text/relative_time'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { SHAPE_MESSAGES } from '~/pictures/messages/en/shapes'
import { VIDEO_FORM_MESSAGES } from '../messages/en/video_form'
import { IgnoredWords } from '~/pictures/components/ignored_words'

const MESSAGES = PLAYER_MESSAGES

/** All that is known of a film: beside it, below it on small screens. */
export function FilmDetails({ film, children }: { film: VideoData; children: ReactNode }) {
  const { prompt, duration, width, height, cfg_scale: strength } = film
  return (
    <div className="flex shrink-0 flex-col gap-5 border-t border-line p-4 lg:w-80 lg:overflow-y-auto lg:border-t-0 lg:border-l lg:p-5">
      <div className="flex flex-col gap-2">
        <h3 className="text-fine text-muted">
          {film.kind === 'reel' ? MESSAGES.words : MESSAGES.prompt}
        </h3>
        <p className="wrap-break-word">{prompt}</p>
        <IgnoredWords words={film.ignored_words} />
      </div>
      {film.alt && (
        <div className="flex flex-col gap-2">
          <h3 className="text-fine text-muted">{MESSAGES.alt}</h3>
          <p className="wrap-break-word">{film.alt}</p>
        </div>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        <Fact name={MESSAGES.duration}>{VIDEO_FORM_MESSAGES.seconds(duration)}</Fact>
        <Fact name={MESSAGES.size}>
          {width} × {height} ({film.aspect_ratio})
        </Fact>
        {film.shaped_by !== null && (
          <Fact name={SHAPE_MESSAGES.title}>{SHAPE_MESSAGES.made[film.shaped_by]}</Fact>
        )}
        {strength !== null && (
          <Fact name={VIDEO_FORM_MESSAGES.strength}>
            {VIDEO_FORM_MESSAGES.strengths[strength]} ({strength})
          </Fact>
        )}
        <Fact name={MESSAGES.made}>
          <RelativeTime iso={film.created_at} />
        </Fact>
      </dl>
      {children}
    </div>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-break-word tabular-nums first-letter:uppercase">{children}</dd>
    </>
  )
}
