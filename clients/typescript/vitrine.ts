import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.js'

/** Calls of the public API of a Vitrine, their fields and answers typed. */
export type VitrineClient = Client<paths>

/**
 * A client of one Vitrine.
 * @param url where it is, such as `https://pictures.example.com`
 * @param token an API token
 */
export function createVitrineClient(url: string, token: string): VitrineClient {
  return createClient<paths>({
    baseUrl: url.replace(/\/$/, ''),
    headers: { Authorization: `Bearer ${token}` },
  })
}
