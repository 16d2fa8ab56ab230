/** Tables about users that the archive leaves out, with the reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  media: 'in the archive as files, listed in files.json',
  storage_entries: 'sums of what files.json lists',
  password_reset_tokens: 'holds nothing but a secret',
  provider_keys: 'holds nothing but a secret',
  operators: 'says who runs the installation, not what is kept about a merchant',
  operator_acts: 'says what operators did; what it did to an account is among its events',
  paused_work:
    'says what those who run the installation keep from being taken, not what is kept about a merchant',
  write_marks: 'a place in the log of the database, which says nothing about anybody',
  photo_copies: 'copies of photos that are kept for two hours, in the archive as files',
  idempotency_keys: 'repeats requests whose outcome is among generations, products and photos',
}
