import { Download } from 'lucide-react'
import { useState } from 'react'
import { route } from '~/ui/client/routes'
import { SaveLink } from '~/ui/buttons/save_link'
import { Select } from '~/ui/forms/select'
import type { GeneratedImageData } from '~/pictures/transformers/generated_image_data'
import { RESULT_MESSAGES } from '../../messages/en/results'
import { GENERATION_MESSAGES } from '../../messages/en/screens'

const FORMATS = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }

/** Saves a picture in the format of the merchant's choice. */
export function DownloadMenu({ image }: { image: GeneratedImageData }) {
  const [format, setFormat] = useState('jpeg')
  return (
    <div className="flex items-center gap-1.5">
      <Select
        aria-label={RESULT_MESSAGES.downloadAs}
        value={format}
        onChange={(event) => setFormat(event.target.value)}
        className="h-8! w-24 text-fine pointer-coarse:h-10!"
      >
        {Object.entries(FORMATS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <SaveLink
        href={route('api.images.file', { id: image.id }, { format })}
        download=""
        variant="secondary"
        size="sm"
        icon={Download}
      >
        {GENERATION_MESSAGES.results.download}
      </SaveLink>
    </div>
  )
}
