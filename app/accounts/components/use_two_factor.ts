import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { TWO_FACTOR_MESSAGES } from '~/accounts/messages/en/two_factor_screens'
import { ApiError } from '~/ui/client/api_error'
import { WITHOUT_ASKING } from '~/accounts/client/confirm_in_place'
import { getJson, postJson } from '~/ui/client/json'
import { route } from '~/ui/client/routes'
import { useForm } from '~/ui/client/use_form'

/** What an authenticator app needs. */
export interface AuthenticatorSetup {
  /** The QR code's picture. */
  svg: string
  secretKey: string
}

const CONFIRMATION_REQUIRED = 423

/**
 * What the section on two-factor authentication holds beside its props, and what its buttons do. The server wants
 * a confirmation before each of them; codes and keys are asked for only when they are to be seen.
 */
export function useTwoFactor(requiresConfirmation: boolean, pending: boolean) {
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [processing, setProcessing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  /** Here and not in the form's own component, which is gone when the answer to a right code arrives. */
  const form = useForm({ code: '' })

  useEffect(() => {
    // After a reload: shown at once if the password was confirmed a short while ago, on request otherwise.
    if (pending) void fetchSetup(WITHOUT_ASKING).then(setSetup, tell)
    // Only on arrival: a setup that begins on this page fetches its own.
  }, [])

  function tell(error: unknown) {
    // Who closed the dialog knows that nothing was done.
    if (error instanceof ApiError && error.status === CONFIRMATION_REQUIRED) return
    console.error(error)
    setFailure(error instanceof ApiError ? error.message : TWO_FACTOR_MESSAGES.section.failed)
  }

  async function run(work: () => Promise<void>) {
    setProcessing(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      tell(error)
    } finally {
      setProcessing(false)
    }
  }

  const loadSetup = async () => setSetup(await fetchSetup())
  const loadCodes = async () =>
    setCodes(await getJson<string[]>(route('two-factor.recovery-codes')))

  const visit = {
    preserveScroll: true,
    onStart: () => setProcessing(true),
    onFinish: () => setProcessing(false),
  }

  return {
    setup,
    codes,
    processing,
    failure,
    enable() {
      setFailure(null)
      const load = requiresConfirmation ? loadSetup : () => Promise.all([loadSetup(), loadCodes()])
      router.post(
        route('two-factor.enable'),
        {},
        { ...visit, onSuccess: () => void run(async () => void (await load())) }
      )
    },
    disable() {
      setFailure(null)
      router.delete(route('two-factor.disable'), { ...visit, onSuccess: forget })
    },
    showSetup: () => void run(loadSetup),
    showCodes: () => void run(loadCodes),
    regenerateCodes: () =>
      void run(async () => {
        await postJson(route('two-factor.recovery-codes.store'))
        await loadCodes()
      }),
    form,
    /** Sends the first code. Once it is right the key has done its work, and the recovery codes come on. */
    confirm(onError: () => void) {
      form.post(route('two-factor.confirm'), {
        errorBag: 'confirmTwoFactorAuthentication',
        preserveScroll: true,
        onError,
        onSuccess() {
          form.reset()
          setSetup(null)
          void run(loadCodes)
        },
      })
    },
  }

  function forget() {
    form.reset()
    form.clearErrors()
    setSetup(null)
    setCodes(null)
  }
}

async function fetchSetup(headers?: Record<string, string>): Promise<AuthenticatorSetup> {
  const [{ svg }, { secretKey }] = await Promise.all([
    getJson<{ svg: string }>(route('two-factor.qr-code'), { headers }),
    getJson<{ secretKey: string }>(route('two-factor.secret-key'), { headers }),
  ])
  return { svg, secretKey }
}
