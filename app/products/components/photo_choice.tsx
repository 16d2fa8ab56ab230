import { FieldError } from '~/ui/forms/field_error'
import { ImageTile } from '~/ui/pictures/image_tile'
import { DIALOG_MESSAGES } from '../messages/en/dialogs'
import { PRODUCT_MESSAGES } from '../messages/en/screens'
import type { PhotoData } from '../transformers/product_data'

interface PhotoChoiceProps {
  photos: readonly PhotoData[]
  /** The product's. */
  name: string
  hint: string
  error?: string
  /** Ids. */
  chosen: ReadonlySet<number>
  onChange: (chosen: ReadonlySet<number>) => void
}

/** Photos of a product, of which any number can be chosen. */
export function PhotoChoice({ photos, name, hint, error, chosen, onChange }: PhotoChoiceProps) {
  return (
    <fieldset>
      <legend className="font-medium">{DIALOG_MESSAGES.generateDialog.photos}</legend>
      <p className="mt-1 text-fine text-muted">{hint}</p>
      <div className="mt-2 grid max-h-60 grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-6">
        {photos.map((photo, place) => (
          <label key={photo.id} className="relative block cursor-pointer">
            <input
              type="checkbox"
              className="peer sr-only"
              checked={chosen.has(photo.id)}
              aria-label={photo.original_name ?? PRODUCT_MESSAGES.show.photo(name, place + 1)}
              onChange={() => onChange(toggled(chosen, photo.id))}
            />
            <span className="block rounded-control ring-2 ring-transparent peer-checked:ring-primary peer-focus-visible:outline-2 peer-focus-visible:outline-primary">
              <ImageTile
                source={photo.picture}
                alt=""
                sizes="6rem"
                className="aspect-square rounded-control"
              />
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return next
}
