import {
  type HttpRequestConfig,
  type HttpResponse,
  HttpCancelledError,
  HttpResponseError,
} from '@inertiajs/core'
import { http } from '@inertiajs/react'
import type { ConfirmationAsked } from '~/core/errors/confirmation_asked'

/** Tells the server that this page can ask by itself, and has not to be left. */
const HEADER = 'X-Confirm-In-Place'

const CONFIRMATION_REQUIRED = 423

/** Headers of a call that is made unasked: it fails where a confirmation is missing, and nobody is asked for one. */
export const WITHOUT_ASKING = { [HEADER]: 'never' }

/**
 * From now on every call that needs a recent confirmation asks for it in a dialog over the page, and is then sent again as
 * it was: a form keeps all that was typed. Where the dialog is closed the call counts as cancelled.
 */
export function confirmInPlace(): void {
  const client = http.getClient()
  http.setClient({
    async request(config: HttpRequestConfig): Promise<HttpResponse> {
      const call = { ...config, headers: { [HEADER]: 'yes', ...config.headers } }
      try {
        return await client.request(call)
      } catch (error) {
        const asked = call.headers[HEADER] === 'yes' ? confirmationAsked(error) : null
        if (!asked) throw error
        const isConfirmed = await askToConfirm(asked, config.signal)
        if (isConfirmed && !config.signal?.aborted) return client.request(call)
        // A visit that ends this way is no failure; a call of a script tells its own.
        if (config.headers?.['X-Inertia']) throw new HttpCancelledError('Not confirmed', config.url)
        throw error
      }
    },
  })
}

/** The dialog that is open: calls that need a confirmation at the same time share it. */
let open: Promise<boolean> | null = null

/** @returns whether they have said so, in the dialog */
export function askToConfirm(asked: ConfirmationAsked, signal?: AbortSignal): Promise<boolean> {
  open ??= import('../components/confirmation_dialog')
    .then(({ openConfirmation }) => openConfirmation(asked, signal))
    .finally(() => {
      open = null
    })
  return open
}

function confirmationAsked(error: unknown): ConfirmationAsked | null {
  if (!(error instanceof HttpResponseError)) return null
  const { status, data } = error.response
  return status === CONFIRMATION_REQUIRED ? (JSON.parse(data) as ConfirmationAsked) : null
}
