/**
 * What a JSON text says that somebody sent. Some programs begin each text with a byte order mark, which `JSON.parse` refuses.
 * @throws SyntaxError
 */
export function parseJson(text: string): unknown {
  return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text)
}
