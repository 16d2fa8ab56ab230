import { forget, keep, recall } from '~/ui/client/browser_storage'
import { newUuid } from '~/ui/client/new_uuid'
import type { SharedUser } from '~/shell/shared_props'
import { currentAddress } from './current_address'

interface Project {
  key: string
  /** Origin of the service. */
  host: string
}

/** Who the events are of: a random id until somebody signs in, then the user's. */
interface Identity {
  anonymousId: string
  userId: string | null
}

type Properties = Record<string, unknown>

const KEY = 'vitrine.posthog'

/** Tells who has signed in, once, by id and address; after signing out somebody new begins. */
export function followUser(project: Project, user: SharedUser | null): void {
  const identity = readIdentity()
  const userId = user ? String(user.id) : null
  if (identity.userId === userId) return
  if (!user) {
    writeIdentity(newIdentity())
    return
  }
  const known = identity.userId === null ? identity : newIdentity()
  writeIdentity({ ...known, userId })
  capture(project, '$identify', {
    $anon_distinct_id: known.anonymousId,
    $set: { email: user.email },
  })
}

/** Leaves nothing by which this browser could be known again. */
export function forgetIdentity(): void {
  forget('localStorage', KEY)
}

export function pageView(project: Project): void {
  capture(project, '$pageview', {})
}

/** Sends one event to the capture endpoint. Failures are nobody's concern, least of all the user's. */
export function capture({ key, host }: Project, event: string, properties: Properties): void {
  const { userId, anonymousId } = readIdentity()
  const distinctId = userId ?? anonymousId
  const body = JSON.stringify({
    api_key: key,
    event,
    distinct_id: distinctId,
    properties: {
      distinct_id: distinctId,
      $lib: 'vitrine',
      $current_url: currentAddress(),
      $process_person_profile: userId !== null,
      ...properties,
    },
    timestamp: new Date().toISOString(),
  })
  void fetch(new URL('/i/v0/e/', host), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}

function readIdentity(): Identity {
  const stored = recall('localStorage', KEY)
  if (stored) return JSON.parse(stored) as Identity
  const identity = newIdentity()
  writeIdentity(identity)
  return identity
}

function writeIdentity(identity: Identity): void {
  keep('localStorage', KEY, JSON.stringify(identity))
}

function newIdentity(): Identity {
  return { anonymousId: newUuid(), userId: null }
}
