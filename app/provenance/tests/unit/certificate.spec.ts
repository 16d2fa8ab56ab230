import { X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import * as x509 from '@peculiar/x509'
import { sql } from '#app/core/database/sql'
import { ensureIdentity } from '#app/provenance/certificate/ensure_identity'
import { KeptIdentity } from '#app/provenance/certificate/kept_identity'
import { makeIdentity } from '#app/provenance/certificate/make_identity'
import { filesIn, readIdentity } from '#app/provenance/certificate/read_identity'
import { apart } from '#tests/support/apart'
import { shareIdentity } from '#app/provenance/certificate/share_identity'

const YEAR_MS = 366 * 86_400_000

test.group('Certificates for content credentials', (group) => {
  let folder: string
  group.each.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-certificate-'))
    return () => rm(folder, { recursive: true })
  })

  async function made(name = 'own', now?: Date) {
    await makeIdentity(join(folder, name), now)
    return filesIn(join(folder, name))
  }

  test('an own one is after C2PA’s profile, and its key is its owner’s alone', async ({
    assert,
  }) => {
    const files = await made()
    const { chain, serialNumber } = await readIdentity(files)
    assert.lengthOf(chain, 1)
    const certificate = new X509Certificate(chain[0]!)
    assert.isFalse(certificate.ca)
    assert.equal(certificate.serialNumber.toLowerCase(), serialNumber)
    assert.equal(certificate.publicKey.asymmetricKeyDetails?.namedCurve, 'prime256v1')
    assert.include(certificate.keyUsage, '1.3.6.1.4.1.62558.2.1')
    const root = new X509Certificate((await certificatesIn(files))[1]!)
    assert.isTrue(root.ca && certificate.verify(root.publicKey))
    assert.equal((await stat(files.key)).mode & 0o777, 0o600)
    assert.notInclude(await readFile(files.key, 'utf8'), 'CERTIFICATE')
  })

  test('of several made at once the first stays', async ({ assert }) => {
    const files = filesIn(join(folder, 'own'))
    await Promise.all(Array.from({ length: 4 }, () => makeIdentity(join(folder, 'own'))))
    const { serialNumber } = await readIdentity(files)
    await makeIdentity(join(folder, 'own'))
    assert.equal((await readIdentity(files)).serialNumber, serialNumber)
  })

  test('a renewed one is used without a restart, once its two files belong together', async ({
    assert,
  }) => {
    const files = await made()
    const kept = new KeptIdentity(files)
    const { serialNumber: first } = await kept.load()
    const renewed = await made('renewed')
    const replace = async (part: 'certificate' | 'key') =>
      writeFile(files[part], await readFile(renewed[part]))
    await replace('certificate')
    assert.equal((await kept.load()).serialNumber, first)
    await replace('key')
    const { serialNumber } = await kept.load()
    assert.equal(serialNumber, (await readIdentity(renewed)).serialNumber)
    assert.notEqual(serialNumber, first)
    await rm(files.key)
    assert.equal((await kept.load()).serialNumber, serialNumber)
  })

  test('one of the installation itself that a clock ahead has made is made anew', async ({
    assert,
  }) => {
    const place = join(folder, 'ensured')
    const now = new Date()
    await ensureIdentity(place, new Date(now.getTime() + YEAR_MS))
    await assert.rejects(() => readIdentity(filesIn(place)), /is not valid before/)
    await ensureIdentity(place, now)
    const { serialNumber } = await readIdentity(filesIn(place))
    await ensureIdentity(place)
    assert.equal((await readIdentity(filesIn(place))).serialNumber, serialNumber)
  })

  test('one is made for all hosts, and is that of whoever comes first', async ({
    assert,
    cleanup,
  }) => {
    const forget = () => sql(db.connection(), 'delete from signing_identities').then(() => {})
    await forget()
    cleanup(forget)
    const [first, second] = [join(folder, 'host-1'), join(folder, 'host-2')]
    const older = (await readIdentity(await made('host-3'))).serialNumber
    await apart(2, (index) => shareIdentity([first, second][index]!))
    await shareIdentity(join(folder, 'host-3'))
    const hosts = [first, second, join(folder, 'host-3')]
    const serials = await Promise.all(
      hosts.map(async (host) => (await readIdentity(filesIn(host))).serialNumber)
    )
    assert.lengthOf(new Set(serials), 1)
    assert.notEqual(serials[0], older)
    const aside = await readIdentity(filesIn(join(folder, 'host-3-replaced')))
    assert.equal(aside.serialNumber, older)
  })

  test('a wrong one is told in one sentence', async ({ assert }) => {
    const own = await made()
    const other = await made('other')
    const old = await made('old', new Date(Date.now() - 40 * YEAR_MS))
    const coming = await made('coming', new Date(Date.now() + YEAR_MS))
    const write = async (name: string, text: string) => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    }
    const [signing, root] = await certificatesIn(own)
    const [, otherRoot] = await certificatesIn(other)
    const issued = async (algorithm: EcKeyGenParams) => {
      const { certificate, key } = await issue(algorithm)
      const name = `issued-${algorithm.namedCurve}`
      return { certificate: await write(name, certificate), key: await write(`${name}.key`, key) }
    }

    await assert.rejects(
      () => readIdentity({ ...own, key: join(folder, 'nowhere') }),
      /^C2PA_PRIVATE_KEY names a file that cannot be read: .*nowhere \(ENOENT\)$/
    )
    await assert.rejects(() => readIdentity({ ...own, certificate: own.key }), /holds no PEM cert/)
    await assert.rejects(() => readIdentity({ ...own, key: own.certificate }), /holds no PEM priv/)
    await assert.rejects(() => readIdentity({ ...own, key: other.key }), /does not belong to the/)
    await assert.rejects(() => readIdentity(old), /has expired on \d{4}-\d\d-\d\d: put a new one/)
    await assert.rejects(() => readIdentity(coming), /is not valid before \d{4}-\d\d-\d\d$/)
    await assert.rejects(
      async () =>
        readIdentity({ ...own, certificate: await write('mixed', `${signing}\n${otherRoot}`) }),
      /is not in order: its certificate 2 did not sign certificate 1$/
    )
    await assert.rejects(
      async () => readIdentity(await issued({ name: 'ECDSA', namedCurve: 'P-384' })),
      /must hold an ECDSA key on the curve P-256$/
    )
    await assert.rejects(
      async () => readIdentity(await issued({ name: 'ECDSA', namedCurve: 'P-256' })),
      /must name C2PA claim signing or e-mail protection as extended key usage$/
    )
    await assert.doesNotReject(async () =>
      readIdentity({ ...own, certificate: await write('whole', `${signing}\n${root}`) })
    )
  })
})

/** PEM of each certificate in a chain. */
async function certificatesIn({ certificate }: { certificate: string }): Promise<string[]> {
  return (await readFile(certificate, 'utf8')).split(/(?=-----BEGIN)/)
}

/** A certificate that says nothing of what it is for, and its key. */
async function issue(algorithm: EcKeyGenParams): Promise<{ certificate: string; key: string }> {
  x509.cryptoProvider.set(crypto)
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: 'CN=Merchant',
    keys,
    signingAlgorithm: { ...algorithm, hash: 'SHA-256' },
  })
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey)
  return {
    certificate: certificate.toString('pem'),
    key: x509.PemConverter.encode(key, 'PRIVATE KEY'),
  }
}
