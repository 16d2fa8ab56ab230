import { once } from 'node:events'
import {
  createServer,
  get,
  request as call,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { noteSession } from '#app/accounts/sessions/known_sessions'
import { Admission } from '#app/core/admission/admission'
import { admissionLimits } from '#config/admission'
import { SESSION_COOKIE } from '#config/session'
import { until } from '#tests/support/until'

const FEW = { ...admissionLimits, inWork: 4, waiting: 2, held: 16 }
const FEW_IN_A_TURN = { ...admissionLimits, inWork: 12 }

interface Asked {
  request: IncomingMessage
  response: ServerResponse
}

/** A server behind an admission, whose requests are answered when a test says so. */
async function open(limits: Partial<typeof admissionLimits> = {}) {
  let isFull = false
  const admission = new Admission({ ...FEW, ...limits }, () => isFull)
  const asked: Asked[] = []
  const server = createServer((request, response) =>
    admission.enter(request, response, () => asked.push({ request, response }))
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    admission,
    asked,
    port,
    fill: () => (isFull = true),
    /** Sends a request; its answer comes in time. */
    ask(headers: Record<string, string> = {}) {
      const sent = get({ port, host: '127.0.0.1', headers, agent: false })
      // Those that a test leaves open end with it.
      sent.on('error', () => {})
      return new Promise<IncomingMessage>((resolve) => sent.once('response', resolve))
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The cookie of a session, as the server signs it. */
function cookieOf(session: string): Record<string, string> {
  return { cookie: `${SESSION_COOKIE}=${testUtils.cookies.sign(SESSION_COOKIE, session)}` }
}

test.group('Admission', (group) => {
  group.setup(() => testUtils.boot())

  test('works on few requests of guests at a time, lets a few wait, and tells the others when to come back', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    const answers = [here.ask(), here.ask(), here.ask()]
    await until(async () => here.admission.figures.waiting === 2)
    assert.deepInclude(here.admission.figures, { in_work: 1, waiting: 2 })

    const refused = await here.ask({ 'accept': 'text/html', 'accept-language': 'de' })
    assert.equal(refused.statusCode, 503)
    assert.equal(refused.headers['retry-after'], '5')
    assert.include(await text(refused), 'Einen Moment')
    const toProgram = await here.ask({ accept: 'application/json' })
    assert.deepInclude(JSON.parse(await text(toProgram)), { code: 'overloaded' })

    for (let n = 0; n < 3; n++) {
      await until(async () => here.asked.length === n + 1)
      here.asked[n]!.response.end('here')
    }
    for (const answer of await Promise.all(answers)) assert.equal(answer.statusCode, 200)
    await until(async () => here.admission.figures.in_work === 0)
  })

  test('answers few guests in one turn of the loop, also those that wait for nothing', async ({
    assert,
    cleanup,
  }) => {
    let turn = 0
    const turns: number[] = []
    const admission = new Admission(FEW_IN_A_TURN, () => false)
    const server = createServer((request, response) =>
      admission.enter(request, response, () => {
        turns.push(turn)
        response.end()
      })
    ).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const guests = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'))
    await Promise.all(guests.map((guest) => once(guest, 'connect')))
    let immediate: NodeJS.Immediate
    const count = () => {
      turn++
      immediate = setImmediate(count)
    }
    count()
    cleanup(() => {
      clearImmediate(immediate)
      server.closeAllConnections()
      server.close()
    })

    for (const guest of guests) guest.resume().write('GET / HTTP/1.1\r\nHost: here\r\n\r\n')
    await until(async () => turns.length === guests.length)
    for (const one of turns) {
      assert.isAtMost(turns.filter((other) => other === one).length, 2)
    }
  })

  test('lets in who is signed in while guests wait, and nobody for a cookie that is forged or a guest’s', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    noteSession('signed-in')
    void here.ask()
    void here.ask()
    await until(async () => here.admission.figures.waiting === 1)

    void here.ask({ cookie: `${SESSION_COOKIE}=s%3Aforged.signature` })
    await until(async () => here.admission.figures.waiting === 2)
    // A session that may be anybody's has some of the places, but never all.
    void here.ask(cookieOf('unknown-1'))
    await until(async () => here.asked.length === 2)
    void here.ask(cookieOf('unknown-2'))
    await until(async () => here.admission.figures.waiting === 3)
    assert.lengthOf(here.asked, 2)

    void here.ask(cookieOf('signed-in'))
    await until(async () => here.asked.length === 3)
    assert.match(here.asked[2]!.request.headers.cookie!, /vitrine_session/)
  })

  test('lets a session that asks for more than its share at once wait for its own answers, not for the guests', async ({
    assert,
    cleanup,
  }) => {
    const here = await open({ waiting: 8 })
    cleanup(() => here.close())
    noteSession('many-at-once')
    const guests = Array.from({ length: 9 }, () => here.ask())
    await until(async () => here.admission.figures.waiting === 8)

    // One is worked on, two wait: a quarter of the places, and of the line.
    const answers = Array.from({ length: 3 }, () => here.ask(cookieOf('many-at-once')))
    await until(async () => here.admission.figures.waiting === 10)
    assert.deepInclude(here.admission.figures, { in_work: 2, refused: 0 })
    // What is beyond that comes with the guests, who are too many already; others are let pass.
    assert.equal((await here.ask(cookieOf('many-at-once'))).statusCode, 503)
    noteSession('another')
    void here.ask(cookieOf('another'))
    await until(async () => here.asked.length === 3)

    // The guest that is worked on keeps its place all the while.
    for (const index of [1, 3, 4]) {
      await until(async () => here.asked.length > index)
      here.asked[index]!.response.end('here')
    }
    for (const answer of await Promise.all(answers)) assert.equal(answer.statusCode, 200)
    assert.lengthOf(guests, 9)
  })

  test('is not held up by bodies that come slowly and answers that nobody reads', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    const slow = call({ port: here.port, host: '127.0.0.1', method: 'POST', agent: false })
    slow.on('error', () => {})
    slow.setHeader('content-length', 1_000)
    slow.write('a')
    await until(async () => here.asked.length === 1)
    assert.deepInclude(here.admission.figures, { in_work: 0, held: 1 })

    const reader = connect(here.port, '127.0.0.1').pause()
    reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await until(async () => here.asked.length === 2)
    here.asked[1]!.response.end(Buffer.alloc(20_000_000))
    const answer = here.ask()
    await until(async () => here.asked.length === 3)
    assert.deepInclude(here.admission.figures, { in_work: 1, held: 2 })
    here.asked[2]!.response.end()
    assert.equal((await answer).statusCode, 200)

    // Once a body is there, its request is work as any other.
    slow.end('a'.repeat(999))
    here.asked[0]!.request.resume()
    await until(async () => here.admission.figures.in_work === 1)
    reader.destroy()
    slow.destroy()
    await until(async () => here.admission.figures.in_work + here.admission.figures.held === 0)
  })

  test('gives the place of a request to others while that waits for a worker', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    void here.ask()
    await until(async () => here.asked.length === 1)
    const goOn = here.admission.hold(here.asked[0]!.request)
    void here.ask()
    await until(async () => here.asked.length === 2)
    assert.deepInclude(here.admission.figures, { in_work: 1, held: 1, waiting: 0 })
    goOn()
    assert.deepInclude(here.admission.figures, { in_work: 2, held: 0 })
  })

  test('lets nobody in while the memory is full', async ({ assert, cleanup }) => {
    const here = await open()
    cleanup(() => here.close())
    here.fill()
    noteSession('signed-in')
    assert.equal((await here.ask(cookieOf('signed-in'))).statusCode, 503)
    assert.lengthOf(here.asked, 0)
  })

  test('answers what is sent on one connection one after the other, and cuts off who sends without end', async ({
    assert,
    cleanup,
  }) => {
    const here = await open()
    cleanup(() => here.close())
    const two = connect(here.port, '127.0.0.1').on('error', () => {})
    two.write('GET /1 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2))
    await until(async () => here.asked.length === 1)
    assert.deepInclude(here.admission.figures, { in_work: 1, waiting: 0 })
    here.asked[0]!.response.end()
    await until(async () => here.asked.length === 2)
    here.asked[1]!.response.end()

    const many = connect(here.port, '127.0.0.1').on('error', () => {})
    many.write('GET /2 HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100))
    await until(async () => many.closed)
    two.destroy()
    await until(async () => here.admission.figures.in_work === 0)
  })
})
