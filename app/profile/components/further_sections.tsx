import { useEffect } from 'react'
import { ApiTokensSection } from '~/api/components/api_tokens_section'
import { useShared } from '~/ui/client/use_shared'
import type { ConnectedAccountData } from '~/accounts/queries/list_connected_accounts'
import type { TwoFactorState } from '~/accounts/two_factor/two_factor_setup'
import type { BrowserSessionData } from '~/accounts/transformers/browser_session_data'
import type { DataExportData } from '~/closure/transformers/data_export_data'
import type { SecurityEventData } from '~/accounts/transformers/security_event_data'
import { BrowserSessionsSection } from '~/accounts/components/browser_sessions_section'
import { ConnectedAccountsSection } from '~/accounts/components/connected_accounts_section'
import { DeleteAccountSection, type Deletion } from '~/closure/components/delete_account_section'
import { MailConfirmationSection } from '~/accounts/components/mail_confirmation_section'
import { OwnKeySection, type OwnKeyState } from '~/engines/own_key/components/own_key_section'
import { SecurityEventsSection } from '~/accounts/components/security_events_section'
import { TwoFactorSection } from '~/accounts/components/two_factor_section'
import { StorageSection, type StorageData } from './storage_section'
import { YourDataSection } from '~/closure/components/your_data_section'

export interface ProfilePageProps {
  /** The page at which reminders by mail are chosen, signed. */
  reminders_path: string
  has_password: boolean
  /** Without a password, within minutes of the link that stands for it. */
  is_confirmed_by_mail: boolean
  /** A new address whose link has still to be opened. */
  email_change: { email: string } | null
  confirmsTwoFactorAuthentication: boolean
  two_factor: TwoFactorState
  connected_accounts: ConnectedAccountData[]
  sessions: BrowserSessionData[]
  /** Null where the operator allows no own keys. */
  provider_key: OwnKeyState | null
  storage: StorageData
  data_export: DataExportData | null
  deletion: Deletion
  security_events: SecurityEventData[]
  next_cursor: number | null
}

/** What follows the name and the password on the page of the account: how it is kept safe, and what is kept. */
export default function FurtherSections(props: ProfilePageProps) {
  const { features, social } = useShared()
  const { has_password: hasPassword } = props
  const canManage = hasPassword || props.is_confirmed_by_mail
  // The browser has looked for the place that the address names before it was there.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <>
      {!canManage && <MailConfirmationSection />}
      {features.canManageTwoFactorAuthentication && canManage && (
        <TwoFactorSection
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
      {props.provider_key && <OwnKeySection {...props.provider_key} />}
      {canManage && <BrowserSessionsSection hasPassword={hasPassword} sessions={props.sessions} />}
      <SecurityEventsSection events={props.security_events} nextCursor={props.next_cursor} />
      <StorageSection {...props.storage} />
      <YourDataSection hasPassword={hasPassword} dataExport={props.data_export} />
      {features.hasAccountDeletionFeatures && canManage && (
        <DeleteAccountSection hasPassword={hasPassword} deletion={props.deletion} />
      )}
      {features.hasApiFeatures && <ApiTokensSection />}
    </>
  )
}
