import { test } from '@japa/runner'
import { startInstance } from '#tests/support/instance'
import { arrivedMail } from '#tests/support/mails'
import { hasNginx, startNginx } from '#tests/support/nginx'
import { openToOthers } from '#tests/support/open_files'
import { freshEmail, Visitor } from '#tests/support/visitor'

test('mail and figures are read by nobody who comes through a proxy of the same machine without its key', async ({
  assert,
  cleanup,
}) => {
  const instance = await startInstance({ env: { HOST: '0.0.0.0' } })
  cleanup(async () => {
    await instance.stop()
  })
  const pass = `proxy_pass ${instance.url};`
  const proxy = await startNginx({
    bare: pass,
    hostKept: `${pass} proxy_set_header Host $host;`,
    realIp: `${pass} proxy_set_header Host $host; proxy_set_header X-Real-IP $remote_addr;`,
    forwarded: `${pass} proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;`,
  })
  cleanup(() => proxy.stop())

  const recipient = freshEmail()
  const newcomer = new Visitor(instance.url)
  const password = 'correct horse battery'
  await newcomer.post('/register', {
    ...{ name: 'Ada', email: recipient, terms: true },
    ...{ password, password_confirmation: password },
  })
  const mail = await arrivedMail(recipient, /email\/verify/, instance.mailbox)

  const key = new URL(instance.mailbox).search
  for (const [name, url] of Object.entries({ ...proxy.urls, straight: instance.url })) {
    for (const path of ['/mailbox', `/mailbox/${mail.id}`, `/mailbox${key}x`]) {
      const answer = await new Visitor(url).get(path)
      assert.equal(answer.status, 403, `${name} ${path}`)
      assert.notInclude(await answer.text(), recipient)
    }
    assert.equal((await new Visitor(url).get(`/mailbox${key}`)).status, 302, name)
    assert.equal((await new Visitor(url).get('/health/figures')).status, 404, name)
  }
  assert.match(
    instance.output,
    /^Warning: HOST=0\.0\.0\.0 lets others in.*demo merchant's password/m
  )
  assert.deepEqual(await openToOthers(instance.dataDir), [], 'files that other users can read')
})
  .skip(async () => !(await hasNginx()), 'nginx is not installed and could not be')
  .tags(['@long'])
