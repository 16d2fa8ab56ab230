import { useShared } from '~/ui/client/use_shared'

/** Tells password managers, unseen, whose password a form is about. */
export function AccountName() {
  const { auth } = useShared()
  return <input hidden readOnly autoComplete="username" value={auth.user?.email ?? ''} />
}
