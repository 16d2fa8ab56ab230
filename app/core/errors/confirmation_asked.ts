/** What the answer 423 says beside its sentence: how the user has to say who they are. */
export interface ConfirmationAsked {
  /** The link of a mail stands for the password of an account that has none. */
  confirm_with: 'password' | 'mail'
  /** Whether a code of the authenticator, or a recovery code, is asked for as well. */
  two_factor: boolean
}
