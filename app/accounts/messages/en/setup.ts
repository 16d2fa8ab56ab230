/** What the page says that makes the first operator of an installation. */
export const SETUP_MESSAGES = {
  title: 'Set up Vitrine',
  intro:
    'Make the account that looks after this installation. Afterwards you set up its second factor, and its pages show what is still to be done.',
  key: 'Setup key',
  keyHint: 'It stands in the log of the start.',
  submit: 'Create Operator',
  wrongKey: 'This is not the key of this installation. It stands in the log of the start.',
}
