/** Whether a page, or part of one, in JSON as the server sends it, is a guest's. */
export function isGuestsPage(json: string): boolean {
  return json.includes('"auth":{"user":null')
}
