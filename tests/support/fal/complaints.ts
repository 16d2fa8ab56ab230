/** What the provider says of a balance that is used up. */
export const EXHAUSTED = {
  detail:
    'User is locked. Reason: Exhausted balance. Top up your balance at fal.ai/dashboard/billing.',
}

/** What it says of one field. */
export function complaint(field: string, type: string, msg = 'Not accepted') {
  return {
    detail: [{ loc: ['body', field], msg, type, url: `https://docs.fal.ai/errors#${type}` }],
  }
}

/** What it says of the first field that a schema does not take. @param words the field, and what is wrong with it */
export function wrongField(words: string) {
  const [field] = words.split(' ')
  return complaint(field!, words.endsWith('is required') ? 'missing' : 'value_error', words)
}
