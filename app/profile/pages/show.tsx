import { Head } from '@inertiajs/react'
import { RemindersSection } from '~/mail/components/reminders_section'
import { pagePart } from '~/ui/client/load_part'
import { PartBoundary } from '~/ui/client/part_boundary'
import { useShared } from '~/ui/client/use_shared'
import { PageHeader } from '~/ui/layouts/page_header'
import { Skeleton } from '~/ui/feedback/skeleton'
import type { ProfilePageProps } from '../components/further_sections'
import { LanguageSection } from '~/accounts/components/language_section'
import { ProfileInformationSection } from '~/accounts/components/profile_information_section'
import { SetPasswordSection } from '~/accounts/components/set_password_section'
import { UpdatePasswordSection } from '~/accounts/components/update_password_section'
import { PROFILE_MESSAGES } from '~/accounts/messages/en/profile'

const FurtherSections = pagePart(() => import('../components/further_sections'))

/** The account: who one is, how it is kept safe, and what is kept. */
export default function ProfilePage(props: ProfilePageProps) {
  const { auth, features } = useShared()
  const user = auth.user!
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={PROFILE_MESSAGES.title} />
      <PageHeader title={PROFILE_MESSAGES.title} description={PROFILE_MESSAGES.description} />
      {features.canUpdateProfileInformation && (
        <ProfileInformationSection
          user={user}
          features={features}
          newEmail={props.email_change?.email ?? null}
        />
      )}
      <LanguageSection />
      <RemindersSection path={props.reminders_path} />
      {features.canUpdatePassword &&
        (props.has_password ? <UpdatePasswordSection /> : <SetPasswordSection />)}
      <PartBoundary fallback={<Skeleton className="h-96 w-full" />}>
        <FurtherSections {...props} />
      </PartBoundary>
    </div>
  )
}
