import { Download, Image } from 'lucide-react'
import { REEL_MESSAGES } from '~/reels/messages/en/screens'
import { Button } from '~/ui/buttons/button'
import { ButtonLink } from '~/ui/buttons/button_link'
import { Card } from '~/ui/layouts/card'
import { downloadUrl } from '~/ui/pictures/media_source'
import { Film } from '~/films/components/film'
import { filmSource } from '~/films/components/film_source'
import { SubtitleLinks } from '~/films/components/subtitle_links'
import { fileNameOf } from '~/pictures/file_name'
import type { VideoData } from '~/films/transformers/video_data'

const MESSAGES = REEL_MESSAGES.result

interface ReelResultProps {
  film: VideoData
  productName: string
  onClose: () => void
}

/** A reel that has just been made, with all that goes with it into a network. */
export default function ReelResult({ film, productName, onClose }: ReelResultProps) {
  const name = fileNameOf(productName, film.id)
  return (
    <Card flush className="overflow-hidden">
      <div className="grid place-items-center bg-sunken">
        <Film film={film} label={film.alt} className="max-h-[60dvh] w-full" />
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div role="status">
          <h2 className="font-medium">{MESSAGES.title}</h2>
        </div>
        <ButtonLink
          href={downloadUrl(filmSource(film), name)}
          download={name}
          icon={Download}
          className="w-full"
        >
          {MESSAGES.download}
        </ButtonLink>
        <div className="flex flex-wrap gap-2">
          <SubtitleLinks film={film} name={name} />
          <ButtonLink
            href={downloadUrl(film.poster, `${name}-poster`)}
            download={`${name}-poster`}
            variant="secondary"
            size="sm"
            icon={Image}
          >
            {MESSAGES.poster}
          </ButtonLink>
        </div>
        <div>
          <h3 className="text-fine text-muted">{MESSAGES.alt}</h3>
          <p className="wrap-break-word">{film.alt}</p>
        </div>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {MESSAGES.another}
        </Button>
      </div>
    </Card>
  )
}
