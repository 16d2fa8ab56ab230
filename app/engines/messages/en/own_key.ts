/** What is said of a merchant's own key at the provider of pictures. */
export const OWN_KEY_MESSAGES = {
  title: 'Your Own Provider Key',
  description: 'Have your pictures and videos made with your own account at fal.',
  none: 'Work is made with our account, for credits.',
  explanation:
    'With a key of your own, fal bills you for what is made, and no credits are taken. The key is encrypted; it is never shown again, and is in no copy of your data.',
  current: (ending: string) => `Your work is made with the key that ends in ${ending}.`,
  replaceHint: 'Work that is under way ends with the key that it was begun with.',
  label: 'Key',
  newLabel: 'New key',
  hint: 'Make one at fal.ai/dashboard/keys.',
  save: 'Check and Save',
  replace: 'Check and Replace',
  remove: 'Remove Key',
  removeTitle: 'Remove your key?',
  removeText:
    'New work takes credits again. What is under way still ends with the key, which is then deleted.',
  saved: 'fal takes this key.',
}

/** Sentences of the server about it. */
export const OWN_KEY_ERRORS = {
  missing: 'Enter the key as fal shows it, without spaces.',
  refused: 'fal does not take this key. Copy it from fal.ai/dashboard/keys once more.',
  exhausted: 'fal knows this key, but the balance of its account is used up. Top it up at fal.ai.',
  away: 'fal cannot be reached at the moment, so the key could not be checked and was not saved. Please try again in a minute.',
}
