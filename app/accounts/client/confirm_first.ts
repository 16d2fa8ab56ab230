import { getJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import type { ConfirmationAsked } from '~/core/errors/confirmation_asked'
import { askToConfirm } from './confirm_in_place'

/**
 * Asks for a confirmation ahead of what no script sends, such as a download.
 * @returns whether there is one now
 */
export async function confirmFirst(asked: ConfirmationAsked): Promise<boolean> {
  const { confirmed } = await getJson<{ confirmed: boolean }>(route('password.confirmation'))
  return confirmed || askToConfirm(asked)
}
