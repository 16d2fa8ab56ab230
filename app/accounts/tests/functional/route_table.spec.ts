import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import {
  ACCOUNT_PATHS,
  ACCOUNT_ROUTES,
  type Access,
  type AccountRoute,
  addressOf,
} from '#tests/support/account_routes'
import { signIn } from '#tests/support/sign_in'
import { INERTIA, pathOf, signInUnverified } from '#tests/support/team'
import { Visitor } from '#tests/support/visitor'

/** The kinds of callers, by what they send. Calls below `/api/` are answered in JSON but for Inertia's. */
const CALLERS = {
  browser: { 'accept': 'text/html', 'x-requested-with': '' },
  inertia: INERTIA,
  json: { 'accept': 'application/json, text/plain, */*', 'x-requested-with': '' },
  script: { 'accept': '*/*', 'x-requested-with': 'XMLHttpRequest' },
}

type Caller = keyof typeof CALLERS

const CASES = Object.keys(CALLERS) as Caller[]

test.group('The route table of accounts', () => {
  test('holds every route there is', ({ assert }) => {
    const there = router
      .toJSON()
      .root!.filter(({ pattern }) => ACCOUNT_PATHS.test(pattern))
      .flatMap(({ methods, pattern }) => methods.map((method) => `${method} ${pattern}`))
      .filter((line) => !line.startsWith('HEAD '))
    assert.sameMembers(
      there,
      ACCOUNT_ROUTES.map(({ method, pattern }) => `${method} ${pattern}`)
    )
  })

  test('guests are sent to sign in, or answered 401', async ({ assert }) => {
    for (const [route, caller] of cases('signedIn', 'verified', 'confirmed')) {
      const response = await call(new Visitor(), route, caller)
      await assertDoor(assert, response, route, caller, {
        page: '/login',
        status: 401,
        message: 'Unauthenticated.',
      })
    }
  })

  test('signed-in users are sent on from the pages of guests, whatever they read', async ({
    assert,
  }) => {
    const visitor = await signIn()
    for (const [route, caller] of cases('guest').filter(([{ feature }]) => !feature)) {
      const response = await call(visitor, route, caller)
      assert.equal(response.status, 302, nameOf(route, caller))
      assert.equal(pathOf(response.headers.get('location')!), '/dashboard', nameOf(route, caller))
    }
  })

  test('those whose address is unverified are sent to verify it, or answered 403', async ({
    assert,
  }) => {
    const visitor = await signInUnverified()
    for (const [route, caller] of cases('verified')) {
      await assertDoor(assert, await call(visitor, route, caller), route, caller, {
        page: '/email/verify',
        status: 403,
        message: 'Your email address is not verified.',
      })
    }
  })

  test('a password that was not confirmed is asked for, or answered 423', async ({ assert }) => {
    const visitor = await signIn()
    for (const [route, caller] of cases('confirmed')) {
      await assertDoor(assert, await call(visitor, route, caller), route, caller, {
        page: '/user/confirm-password',
        status: 423,
        message: 'Password confirmation required.',
      })
    }
  })

  test('a change without a CSRF token answers 419 to everybody', async ({ assert }) => {
    const visitor = await signIn()
    const changes = ACCOUNT_ROUTES.filter(({ method }) => method !== 'GET')
    for (const route of changes) {
      for (const caller of CASES) {
        const response = await call(visitor, route, caller, { 'x-xsrf-token': 'stale' })
        assert.equal(response.status, 419, nameOf(route, caller))
        if (!readsJson(route, caller)) continue
        assert.equal((await response.json()).message, 'CSRF token mismatch.')
      }
    }
    assert.equal((await visitor.visit('/user/profile')).status, 200)
  })
})

interface Door {
  /** Where callers that read pages are sent. */
  page: string
  /** What the others are answered. */
  status: number
  message: string
}

async function assertDoor(
  assert: { equal(actual: unknown, expected: unknown, message?: string): void },
  response: Response,
  route: AccountRoute,
  caller: Caller,
  { page, status, message }: Door
): Promise<void> {
  const name = nameOf(route, caller)
  if (readsJson(route, caller)) {
    assert.equal(response.status, status, name)
    assert.equal((await response.json()).message, message, name)
    return
  }
  const isChange = ['PUT', 'DELETE'].includes(route.method)
  assert.equal(response.status, caller === 'inertia' && isChange ? 303 : 302, name)
  assert.equal(pathOf(response.headers.get('location')!), page, name)
}

function readsJson({ pattern }: AccountRoute, caller: Caller): boolean {
  if (caller === 'inertia') return false
  return caller !== 'browser' || pattern.startsWith('/api/')
}

function cases(...access: Access[]): [AccountRoute, Caller][] {
  return ACCOUNT_ROUTES.filter((route) => access.includes(route.access)).flatMap((route) =>
    CASES.map((caller): [AccountRoute, Caller] => [route, caller])
  )
}

async function call(
  visitor: Visitor,
  route: AccountRoute,
  caller: Caller,
  headers: Record<string, string> = {}
): Promise<Response> {
  const address = addressOf(route)
  if (caller === 'inertia' && route.method === 'GET') return (await visitor.visit(address)).response
  return visitor.call(route.method, address, { headers: { ...CALLERS[caller], ...headers } })
}

function nameOf({ method, pattern }: AccountRoute, caller: Caller): string {
  return `${method} ${pattern} as ${caller}`
}
