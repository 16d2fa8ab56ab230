import { test } from '@japa/runner'
import { Failure } from '../../failure.js'
import { readSettings } from '../../settings.js'

test.group('Settings of mail', () => {
  test('a mail server that is none ends the start with a sentence and without the password', ({
    assert,
    cleanup,
  }) => {
    const before = { ...process.env }
    cleanup(() => void (process.env = before))
    delete process.env.MAIL_DRIVER
    process.env.SMTP_URL = 'https://ada:secret@mail.test'
    try {
      readSettings([])
      assert.fail('it was taken')
    } catch (error) {
      assert.instanceOf(error, Failure)
      assert.match((error as Error).message, /^SMTP_URL is not the address of a mail server/)
      assert.notInclude((error as Error).message, 'secret')
    }
    process.env.SMTP_URL = 'smtp://ada:pa#ss@mail.test'
    assert.isFalse(readSettings([]).mailbox)
  })
})
