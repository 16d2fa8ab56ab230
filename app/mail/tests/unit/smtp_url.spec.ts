import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { mailDriverOf } from '#config/mail_driver'
import { parseSmtpUrl, readAuthorities } from '#config/smtp_url'

const READ: [address: string, host: string, port: number, secure: boolean, login: string | null][] =
  [
    ['smtp://mail.example.com', 'mail.example.com', 587, false, null],
    ['smtps://mail.example.com', 'mail.example.com', 465, true, null],
    ['smtp://127.0.0.1:25/', '127.0.0.1', 25, false, null],
    ['smtp://[::1]:2525', '::1', 2525, false, null],
    ['smtps://ada:secret@[2001:db8::1]', '2001:db8::1', 465, true, 'ada secret'],
    ['smtp://ada:pa#ss@mail.test:587', 'mail.test', 587, false, 'ada pa#ss'],
    ['smtp://ada:100%sure@mail.test', 'mail.test', 587, false, 'ada 100%sure'],
    ['smtp://ada:pa%23ss@mail.test', 'mail.test', 587, false, 'ada pa#ss'],
    [
      'smtp://ada@shop.test:a@b:c/d?e@mail.test:25',
      'mail.test',
      25,
      false,
      'ada@shop.test a@b:c/d?e',
    ],
    ['SMTPS://apikey@mail.test', 'mail.test', 465, true, 'apikey '],
  ]

const REFUSED = [
  'mail.example.com',
  'https://ada:secret@mail.test',
  'smtp://',
  'smtp://ada:secret@',
  'smtp://ada:secret@mail.test:0',
  'smtp://ada:secret@mail.test:70000',
  'smtp://ada:secret@[::g]:25',
  'smtp://ada:secret@mail test',
  'smtp://ada:secret@mail.test/inbox',
]

test.group('The address of a mail server', () => {
  test('{0} is read')
    .with(READ)
    .run(({ assert }, [address, host, port, secure, login]) => {
      const { credentials, ...server } = parseSmtpUrl(address)
      assert.deepEqual(server, { host, port, secure })
      assert.equal(credentials && `${credentials.user} ${credentials.pass}`, login)
    })

  test('what is none is refused in one sentence that keeps the password to itself', ({
    assert,
  }) => {
    for (const address of REFUSED) {
      try {
        parseSmtpUrl(address)
        assert.fail(address)
      } catch (error) {
        const { message } = error as Error
        assert.match(message, /^SMTP_URL is not the address of a mail server: .*\.$/, address)
        assert.notInclude(message, 'secret')
      }
    }
  })

  test('is used by whoever names one and no other way', ({ assert }) => {
    const SMTP_URL = 'smtp://mail.test'
    assert.equal(mailDriverOf({}), 'mailbox')
    assert.equal(mailDriverOf({ SMTP_URL }), 'smtp')
    assert.equal(mailDriverOf({ SMTP_URL, MAIL_DRIVER: 'mailbox' }), 'mailbox')
  })

  test('a file of certificates is added to the known ones, and refused where it holds none', async ({
    assert,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-ca-'))
    const path = join(folder, 'ca.pem')
    await writeFile(path, 'no certificate')
    const message = 'SMTP_CA_FILE does not name a file with certificates in PEM form.'
    assert.throws(() => readAuthorities(path), message)
    assert.throws(() => readAuthorities(join(folder, 'none.pem')), message)
    const { rootCertificates } = await import('node:tls')
    await writeFile(path, rootCertificates[0]!)
    assert.lengthOf(readAuthorities(path), rootCertificates.length + 1)
    await rm(folder, { recursive: true })
  })
})
