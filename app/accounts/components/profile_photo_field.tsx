import { router } from '@inertiajs/react'
import { type ChangeEvent, useRef, useState } from 'react'
import { route } from '~/ui/client/routes'
import type { SharedUser } from '~/shell/shared_props'
import { Avatar } from '~/ui/pictures/avatar'
import { Button } from '~/ui/buttons/button'
import { FieldError } from '~/ui/forms/field_error'
import { useObjectUrl } from '~/ui/pictures/use_object_url'
import { PROFILE_PHOTO_KINDS } from '../profile/profile_photo_kinds'
import { PROFILE_MESSAGES } from '../messages/en/profile'

const MESSAGES = PROFILE_MESSAGES.information
const MAX_BYTES = 1024 * 1024

interface ProfilePhotoFieldProps {
  user: SharedUser
  /** Chosen and not saved yet. */
  photo: File | null
  error?: string
  onChange: (photo: File | null, refusal: string | null) => void
}

/** The photo that is stored or was chosen, and what can be done about it. */
export function ProfilePhotoField({ user, photo, error, onChange }: ProfilePhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [removing, setRemoving] = useState(false)

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0] ?? null
    // The same file can be chosen again after it was taken back.
    event.target.value = ''
    if (!file) return
    if (file.size > MAX_BYTES) onChange(null, MESSAGES.photoTooLarge)
    else onChange(file, null)
  }

  function remove() {
    router.delete(route('current-user-photo.destroy'), {
      preserveScroll: true,
      onStart: () => setRemoving(true),
      onSuccess: () => onChange(null, null),
      onFinish: () => setRemoving(false),
    })
  }

  return (
    <fieldset>
      <legend className="mb-2 font-medium">{MESSAGES.photo}</legend>
      {/* In Safari a fieldset that is a flexbox itself is too high by its legend. */}
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-4">
          {photo ? (
            <Preview file={photo} name={user.name} />
          ) : (
            <Avatar name={user.name} photoUrl={user.profile_photo_url} size="lg" />
          )}
          <input
            ref={input}
            type="file"
            name="photo"
            accept={PROFILE_PHOTO_KINDS.map((kind) => `image/${kind}`).join()}
            aria-label={MESSAGES.photo}
            tabIndex={-1}
            onChange={choose}
            className="sr-only"
          />
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {MESSAGES.selectPhoto}
            </Button>
            {user.profile_photo_path && (
              <Button variant="secondary" loading={removing} onClick={remove}>
                {MESSAGES.removePhoto}
              </Button>
            )}
          </div>
        </div>
        <p className="text-fine text-muted">
          {photo ? MESSAGES.photoChosen(photo.name) : MESSAGES.photoHint}
        </p>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </fieldset>
  )
}

function Preview({ file, name }: { file: File; name: string }) {
  const url = useObjectUrl(file)
  return <Avatar name={name} photoUrl={url} size="lg" alt={MESSAGES.preview} />
}
