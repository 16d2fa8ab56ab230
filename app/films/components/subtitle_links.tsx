import { Captions } from 'lucide-react'
import { ButtonLink } from '~/ui/buttons/button_link'
import type { VideoData } from '~/films/transformers/video_data'
import { PLAYER_MESSAGES } from '../messages/en/player'

/** The subtitles of a reel as files; nothing where nothing is said. */
export function SubtitleLinks({ film, name }: { film: VideoData; name: string }) {
  if (!film.subtitles) return null
  const links = (['srt', 'vtt'] as const).map((format) => (
    <ButtonLink
      key={format}
      href={`${film.subtitles![format]}?name=${encodeURIComponent(name)}`}
      download={name}
      variant="secondary"
      size="sm"
      icon={Captions}
    >
      {PLAYER_MESSAGES[format]}
    </ButtonLink>
  ))
  return <div className="flex flex-wrap gap-2">{links}</div>
}
