import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type User from '../models/user.js'

const COOKIE = 'vitrine_device'
const AGE = '400 days'
/** Accounts that one browser is remembered for. */
const ACCOUNTS = 10

/** What a browser's cookie holds, encrypted. */
interface Device {
  id: string
  /** Who has signed in there, and the user's `deviceEpoch` at that time. */
  accounts: [userId: number, epoch: number][]
}

type DeviceUser = Pick<User, 'id' | 'deviceEpoch'>

/**
 * Which device a user signs in from, by an identifier that no other browser has: null unless they have signed in there before, and since the
 * account was last given back to its owner (`forgetDevices`). Agent and address do not count, since an attacker can have the same.
 */
export function knownDevice({ request }: HttpContext, user: DeviceUser | null): string | null {
  const { id, accounts } = readDevice(request)
  const isKnown = accounts.some(
    ([userId, epoch]) => userId === user?.id && epoch === user.deviceEpoch
  )
  return isKnown ? id : null
}

/** Lets later sign-ins of the user from this browser count as known. */
export function rememberDevice({ request, response }: HttpContext, user: DeviceUser): void {
  const { id, accounts } = readDevice(request)
  const others = accounts.filter(([userId]) => userId !== user.id)
  const device: Device = {
    id,
    accounts: [[user.id, user.deviceEpoch], ...others].slice(0, ACCOUNTS) as Device['accounts'],
  }
  response.encryptedCookie(COOKIE, device, { maxAge: AGE })
}

/** A new one where there is no cookie, or one of a version that kept less. */
function readDevice(request: HttpContext['request']): Device {
  const value: Partial<Device> | null = request.encryptedCookie(COOKIE)
  if (!value?.id || !Array.isArray(value.accounts)) return { id: randomUUID(), accounts: [] }
  return { id: value.id, accounts: value.accounts }
}
