const FIELDS = ['current_password', 'password', 'password_confirmation'] as const

type PasswordField = (typeof FIELDS)[number]

/**
 * Empties the passwords that were refused, and the confirmation with what it confirms. Another field's refusal leaves them: they
 * stay in the page's own state, for no answer of the server's holds a password.
 *
 * @param refused what the server said of each field
 */
export function resetRefusedPasswords(
  form: { data: object; reset: (...fields: never[]) => void },
  refused: Partial<Record<PasswordField, string>>
): void {
  const wrong = FIELDS.filter(
    (field) =>
      field in form.data &&
      (refused[field] || (field === 'password_confirmation' && refused.password))
  )
  // Without a name, `reset` empties the whole form.
  if (wrong.length > 0) (form.reset as (...fields: PasswordField[]) => void)(...wrong)
}
