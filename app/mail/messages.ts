/** What each message needs to be written. Links are absolute and come from `APP_URL` alone. */
export interface MailData {
  verify_email: { name: string; url: string }
  reset_password: { name: string; url: string; minutes: number }
  team_invitation: { team: string; inviter: string; acceptUrl: string; registerUrl: string | null }
  new_device: { name: string; device: string; ipAddress: string; at: string; profileUrl: string }
  password_changed: { name: string; at: string; resetUrl: string }
  two_factor_changed: { name: string; enabled: boolean; at: string; profileUrl: string }
  account_connected: { name: string; provider: string; at: string; profileUrl: string }
  email_changed: { name: string; newEmail: string; at: string }
  data_ready: { name: string; url: string; hours: number }
  account_deleted: { name: string }
}

export type MailKind = keyof MailData
