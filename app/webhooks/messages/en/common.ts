import { MAX_ENDPOINTS, PATIENCE_MS } from '#config/webhooks'

/** Why an address is refused. */
export const URL_REFUSALS = {
  incomplete: 'Enter the full address, such as https://shop.example.com/webhooks.',
  credentials: 'Leave the user name and the password out of the address.',
  http: 'The address must begin with https://.',
  address: 'Webhooks are sent to public addresses only.',
}

export const WEBHOOK_ERRORS = {
  tooMany: `You have ${MAX_ENDPOINTS} endpoints, which is the most. Delete one first.`,
  disabled: 'This endpoint is switched off. Switch it on first.',
}

/** Why nothing arrived, for the log. */
export const DELIVERY_PROBLEMS = {
  address: 'The address is not a public one.',
  time: `There was no answer within ${PATIENCE_MS / 1000} seconds.`,
  redirect: 'The answer leads elsewhere, and webhooks do not follow: enter the final address.',
  name: 'No server is known by this name.',
  refused: 'The server takes no connections at this address.',
  certificate: 'The certificate of the server is not trusted.',
  unreachable: 'The server could not be reached.',
  secret: 'The secret cannot be read: make a new one.',
  status: 'The answer is no success: its status must be 200 to 299.',
}

export const WEBHOOK_BANNERS = {
  created: 'The endpoint was added.',
  saved: 'The endpoint was saved.',
  deleted: 'The endpoint was deleted.',
  rolled: 'The endpoint has a new secret.',
}
