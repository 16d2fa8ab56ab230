/** The mail by which an operator tries whether mail arrives. */
export const TEST_MAIL = {
  subject: 'Test mail from Vitrine',
  heading: 'Mail arrives',
  body: 'This is a test. An operator of Vitrine ordered it on {at}; it says that mail from this installation reaches you.',
  note: 'There is nothing for you to do.',
} as const
