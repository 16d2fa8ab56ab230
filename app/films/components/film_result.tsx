import { Download } from 'lucide-react'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { downloadUrl } from '~/ui/pictures/media_source'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'
import { VIDEO_MESSAGES } from '../messages/en/video_screen'
import { SHAPE_MESSAGES } from '~/pictures/messages/en/shapes'
import { fileNameOf } from '~/pictures/file_name'
import { IgnoredWords } from '~/pictures/components/ignored_words'
import { Film } from './film'
import { filmSource } from './film_source'

const MESSAGES = VIDEO_MESSAGES.result

interface FilmResultProps {
  film: VideoData
  productName: string
  onClose: () => void
}

/** A film that has just been made. */
export default function FilmResult({ film, productName, onClose }: FilmResultProps) {
  return (
    <Card flush className="overflow-hidden">
      <div className="grid place-items-center bg-sunken">
        <Film
          film={film}
          label={PLAYER_MESSAGES.film(productName, film.prompt)}
          className="max-h-[70dvh] w-full"
        />
      </div>
      <div className="flex flex-wrap items-center gap-3 p-4">
        <div className="min-w-[min(12rem,100%)] grow">
          <p role="status" className="font-medium">
            {MESSAGES.title}
          </p>
          <p className="line-clamp-2 text-muted">{film.prompt}</p>
          {film.shaped_by && (
            <p className="text-fine text-muted">{SHAPE_MESSAGES.made[film.shaped_by]}</p>
          )}
          <IgnoredWords words={film.ignored_words} />
        </div>
        <Button variant="secondary" onClick={onClose}>
          {MESSAGES.another}
        </Button>
        <ButtonLink
          href={downloadUrl(filmSource(film), fileNameOf(productName, film.id))}
          external
          icon={Download}
        >
          {MESSAGES.download}
        </ButtonLink>
      </div>
    </Card>
  )
}
