import { usePage } from '@inertiajs/react'
import { useShared } from '~/ui/client/use_shared'
import type { TwoFactorState } from '../two_factor/two_factor_setup'

/** Whether forms of the profile page that ask for the password ask for a second factor as well. */
export function useSecondFactor(): boolean {
  const { features } = useShared()
  const { two_factor: state } = usePage<{ two_factor?: TwoFactorState }>().props
  return features.canManageTwoFactorAuthentication && state === 'on'
}
