import { type SubmitEvent, useState } from 'react'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'
import type { Features, SharedUser } from '~/shell/shared_props'
import { Button } from '~/ui/buttons/button'
import { Field } from '~/ui/forms/field'
import { useFocusFirstInvalid } from '~/ui/forms/use_focus_first_invalid'
import { FormFooter } from '~/ui/forms/form_footer'
import { Input } from '~/ui/forms/input'
import { FormSection } from '~/ui/forms/form_section'
import { PROFILE_MESSAGES } from '../messages/en/profile'
import { EmailChangeNotice } from './email_change_notice'
import { EmailField } from './email_field'
import { EmailNotice } from './email_notice'
import { ProfilePhotoField } from './profile_photo_field'

const MESSAGES = PROFILE_MESSAGES.information

interface ProfileInformationSectionProps {
  user: SharedUser
  features: Features
  /** Waits for its link to be opened. */
  newEmail: string | null
}

interface ProfileFields {
  name: string
  email: string
  /** Sent along when a new one was chosen. */
  photo?: File | null
}

/** Name, address and photo. */
export function ProfileInformationSection({
  user,
  features,
  newEmail,
}: ProfileInformationSectionProps) {
  const form = useForm<ProfileFields>({ name: user.name, email: user.email })
  const { data, errors, setData } = form
  /** Not among the form's data, which are copied with every change: a copied file is another one to the preview. */
  const [photo, setPhoto] = useState<File | null>(null)
  const focusFirstInvalid = useFocusFirstInvalid()

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    form.transform((values) => ({ ...values, photo }))
    form.post(route('user-profile-information.store'), {
      errorBag: 'updateProfileInformation',
      forceFormData: true,
      preserveScroll: true,
      onSuccess: () => {
        setPhoto(null)
        // Until the link is opened the address is the one that it was.
        setData('email', user.email)
      },
      onError: () => focusFirstInvalid(element),
    })
  }

  return (
    <FormSection title={MESSAGES.title} description={MESSAGES.description}>
      <form onSubmit={submit} noValidate className="flex max-w-md flex-col gap-5">
        {features.managesProfilePhotos && (
          <ProfilePhotoField
            user={user}
            photo={photo}
            error={errors.photo}
            onChange={(chosen, refusal) => {
              setPhoto(chosen)
              if (refusal) form.setError('photo', refusal)
              else form.clearErrors('photo')
            }}
          />
        )}
        <Field label={MESSAGES.name} error={errors.name} required>
          <Input
            name="name"
            autoComplete="name"
            value={data.name}
            onChange={(event) => setData('name', event.target.value)}
          />
        </Field>
        <EmailField
          value={data.email}
          error={errors.email}
          onChange={(value) => setData('email', value)}
        />
        {newEmail && <EmailChangeNotice email={newEmail} />}
        {features.hasEmailVerification && user.email_verified_at === null && <EmailNotice />}
        <FormFooter message={form.recentlySuccessful ? PROFILE_MESSAGES.saved : null}>
          <Button type="submit" loading={form.processing}>
            {PROFILE_MESSAGES.save}
          </Button>
        </FormFooter>
      </form>
    </FormSection>
  )
}
