import { FilePicture } from '~/ui/pictures/file_picture'
import { useObjectUrl } from '~/ui/pictures/use_object_url'
import { CREATE_MESSAGES } from '../messages/en/create'
import type { LookedAtPhoto } from './identify_photos'
import { PhotoWarnings } from './photo_warnings'

const MESSAGES = CREATE_MESSAGES.create

/** Photos that could be better, before anything is trained on them; nothing when all are good. */
export function IdentifiedWarnings({ photos }: { photos: readonly LookedAtPhoto[] }) {
  const doubtful = photos.filter(({ warnings }) => warnings.length > 0)
  if (doubtful.length === 0) return null
  return (
    <section aria-labelledby="doubtful" className="rounded-control bg-canvas p-4 ring-1 ring-line">
      <h3 id="doubtful" className="font-medium">
        {MESSAGES.doubtful(doubtful.length)}
      </h3>
      <p className="mt-0.5 text-fine text-muted">{MESSAGES.doubtfulHint}</p>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
        {doubtful.map(({ file, warnings }, place) => (
          <PhotoWarnings
            key={place}
            name={file.name}
            thumbnail={<Thumbnail file={file} />}
            warnings={warnings}
          />
        ))}
      </ul>
    </section>
  )
}

function Thumbnail({ file }: { file: File }) {
  const url = useObjectUrl(file)
  return url && <FilePicture url={url} name={file.name} className="size-full" />
}
