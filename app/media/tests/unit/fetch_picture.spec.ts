import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { fetchPicture } from '../../fetching/fetch_picture.js'
import { isPublicAddress } from '../../fetching/public_address.js'

const PICTURE = Buffer.from('bytes of a picture')
const LIMITS = { bytes: 1000, milliseconds: 1500, redirects: 3 }

const PRIVATE = [
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'no address',
]

test.group('Public addresses', () => {
  test('{$self} is not one')
    .with(PRIVATE)
    .run(({ assert }, address) => assert.isFalse(isPublicAddress(address)))

  test('{$self} is one')
    .with(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])
    .run(({ assert }, address) => assert.isTrue(isPublicAddress(address)))
})

test.group('Fetching a picture', (group) => {
  let folder: string
  let origin: string
  let answer: RequestListener

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-fetch-'))
    const server = createServer((request, response) => answer(request, response))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true })
    }
  })

  const fetchLocal = (url: string) =>
    fetchPicture(url, { folder, limits: LIMITS, isAllowed: (address) => address === '127.0.0.1' })

  test('what is at the address arrives whole, redirects followed', async ({ assert }) => {
    answer = ({ url }, response) => {
      if (url === '/there') response.writeHead(302, { location: '/here' }).end()
      else response.writeHead(200, { 'content-type': 'image/png' }).end(PICTURE)
    }
    const { path, bytes } = await fetchLocal(`${origin}/there`)
    assert.equal(bytes, PICTURE.length)
    assert.isTrue(PICTURE.equals(await readFile(path)))
    await rm(path)
  })

  test('{address} is refused')
    .with([
      { address: 'http://127.0.0.1:1/a.png', sentence: 'address' },
      { address: 'http://[::1]:1/a.png', sentence: 'address' },
      { address: 'http://2130706433/a.png', sentence: 'address' },
      { address: 'http://localhost:8099/a.png', sentence: 'address' },
      { address: 'http://169.254.169.254/latest', sentence: 'address' },
      { address: 'file:///etc/passwd', sentence: 'url' },
      { address: 'http://user:secret@example.test/a.png', sentence: 'url' },
      { address: 'nonsense', sentence: 'url' },
    ])
    .run(async ({ assert }, { address, sentence }) => {
      await assert.rejects(() => fetchPicture(address, { folder, limits: LIMITS }), sentence)
    })

  test('where https is asked for, http is refused', async ({ assert }) => {
    const options = { folder, limits: LIMITS, httpsOnly: true, isAllowed: () => true }
    await assert.rejects(() => fetchPicture(origin, options), 'url')
  })

  test('a redirect to an address that is not allowed is refused', async ({ assert }) => {
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.2:1/' }).end()
    await assert.rejects(() => fetchLocal(origin), 'address')
    answer = (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    await assert.rejects(() => fetchLocal(origin), 'url')
  })

  test('a name that leads elsewhere the next time is refused', async ({ assert }) => {
    let isElsewhere = false
    answer = (_, response) => {
      isElsewhere = true
      response.writeHead(302, { location: '/again', connection: 'close' }).end()
    }
    const address = origin.replace('127.0.0.1', 'localhost')
    const options = { folder, limits: LIMITS, isAllowed: () => !isElsewhere }
    await assert.rejects(() => fetchPicture(address, options), 'address')
  })

  test('endless redirects, what is no picture, what is too large or too slow is refused', async ({
    assert,
  }) => {
    answer = ({ url }, response) => response.writeHead(302, { location: `${url}x` }).end()
    await assert.rejects(() => fetchLocal(`${origin}/x`), 'redirects')

    answer = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    await assert.rejects(() => fetchLocal(origin), 'no_picture')

    answer = (_, response) => response.writeHead(404, { 'content-type': 'image/png' }).end()
    await assert.rejects(() => fetchLocal(origin), 'no_picture')

    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' })
      response.end(Buffer.alloc(LIMITS.bytes + 1))
    }
    await assert.rejects(() => fetchLocal(origin), 'size')

    answer = (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).write('slow')
    await assert.rejects(() => fetchLocal(origin), 'time')
    assert.deepEqual(await readdir(folder), [], 'nothing is left behind')
  })
})
