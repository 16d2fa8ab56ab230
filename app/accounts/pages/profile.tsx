import { Head } from '@inertiajs/react'
import { ApiTokensSection } from '~/api/components/api_tokens_section'
import AppLayout from '~/shell/layouts/app_layout'
import { useShared } from '~/shell/layouts/use_shared'
import { PageHeader } from '~/shell/ui/page_header'
import { BrowserSessionsSection } from '../components/browser_sessions_section'
import { ConnectedAccountsSection } from '../components/connected_accounts_section'
import { DeleteAccountSection, type Deletion } from '../components/delete_account_section'
import { LanguageSection } from '../components/language_section'
import { MailConfirmationSection } from '../components/mail_confirmation_section'
import { OwnKeySection, type OwnKeyState } from '../components/own_key_section'
import { ProfileInformationSection } from '../components/profile_information_section'
import { SecurityEventsSection } from '../components/security_events_section'
import { SetPasswordSection } from '../components/set_password_section'
import { TwoFactorSection } from '../components/two_factor_section'
import { UpdatePasswordSection } from '../components/update_password_section'
import { YourDataSection } from '../components/your_data_section'
import { PROFILE_TEXTS } from '../profile_texts'
import type { ConnectedAccountData } from '../queries/list_connected_accounts'
import type { TwoFactorState } from '../two_factor_setup'
import type { BrowserSessionData } from '../transformers/browser_session_data'
import type { DataExportData } from '../transformers/data_export_data'
import type { SecurityEventData } from '../transformers/security_event_data'

interface ProfilePageProps {
  has_password: boolean
  /** Without a password, within minutes of the link that stands for it. */
  is_confirmed_by_mail: boolean
  confirmsTwoFactorAuthentication: boolean
  two_factor: TwoFactorState
  connected_accounts: ConnectedAccountData[]
  sessions: BrowserSessionData[]
  /** Null where the operator allows no own keys. */
  provider_key: OwnKeyState | null
  data_export: DataExportData | null
  deletion: Deletion
  security_events: SecurityEventData[]
  next_cursor: number | null
}

/** The account: who one is, how it is kept safe, and what is kept. */
export default function ProfilePage(props: ProfilePageProps) {
  const { auth, features, social } = useShared()
  const { has_password: hasPassword } = props
  const canManage = hasPassword || props.is_confirmed_by_mail
  const user = auth.user!
  return (
    <div className="mx-auto max-w-5xl">
      <Head title={PROFILE_TEXTS.title} />
      <PageHeader title={PROFILE_TEXTS.title} description={PROFILE_TEXTS.description} />
      {features.canUpdateProfileInformation && (
        <ProfileInformationSection user={user} features={features} />
      )}
      <LanguageSection />
      {features.canUpdatePassword &&
        (hasPassword ? <UpdatePasswordSection /> : <SetPasswordSection />)}
      {!canManage && <MailConfirmationSection />}
      {features.canManageTwoFactorAuthentication && canManage && (
        <TwoFactorSection
          hasPassword={hasPassword}
          requiresConfirmation={props.confirmsTwoFactorAuthentication}
          enabled={props.two_factor === 'on'}
          pending={props.two_factor === 'pending'}
        />
      )}
      {(social.show || props.connected_accounts.length > 0) && (
        <ConnectedAccountsSection
          hasPassword={hasPassword}
          connectedAccounts={props.connected_accounts}
        />
      )}
      {props.provider_key && <OwnKeySection hasPassword={hasPassword} {...props.provider_key} />}
      {canManage && <BrowserSessionsSection hasPassword={hasPassword} sessions={props.sessions} />}
      <SecurityEventsSection events={props.security_events} nextCursor={props.next_cursor} />
      <YourDataSection dataExport={props.data_export} />
      {features.hasAccountDeletionFeatures && canManage && (
        <DeleteAccountSection hasPassword={hasPassword} deletion={props.deletion} />
      )}
      {features.hasApiFeatures && <ApiTokensSection />}
    </div>
  )
}

ProfilePage.layout = AppLayout
