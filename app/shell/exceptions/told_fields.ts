/** Bytes of JSON of what is said of a refused form: a session is no place for what somebody sent. */
const MOST_SAID = 16 * 1024

/** What is wrong with each field, as a session keeps it for the page that asked; cut off where that is too much. */
export function toldFields(
  messages: readonly { field: string; message: string }[]
): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  let said = 0
  for (const { field, message } of messages) {
    said += Buffer.byteLength(JSON.stringify({ [field]: [message] }))
    if (said > MOST_SAID) break
    ;(fields[field] ??= []).push(message)
  }
  return fields
}
