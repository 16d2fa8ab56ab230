import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { endAnnouncement } from '#app/announcements/actions/save_announcement'
import { listAnnouncements } from '#app/announcements/queries/list_announcements'
import { sql } from '#app/core/database/sql'
import { signInOperator } from '#tests/support/operator'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import type { Visitor } from '#tests/support/visitor'
import { ANNOUNCEMENT_MESSAGES } from '../../messages/en/announcements.js'

const TEXT = { text_en: 'We move on Sunday', text_de: 'Wir ziehen am Sonntag um', tone: 'info' }

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** What somebody reads over a page. */
async function barOf(visitor: Visitor): Promise<{ id: number; text: string } | null> {
  return (await visitor.visit('/dashboard')).props.announced
}

/** Its id, once this process has heard of it as any other does. */
async function announce(operator: Visitor, input: object): Promise<number> {
  const { status } = await operator.post('/admin/announcements', input)
  if (status >= 400) throw new Error(`The announcement was answered ${status}`)
  const { props } = await operator.visit('/admin/announcements')
  return props.rows[0].id
}

const isShown = (id: number) => async () => (await listAnnouncements()).some((it) => it.id === id)

test.group('Announcements', (group) => {
  let operator: Visitor
  group.setup(async () => {
    operator = await signInOperator()
  })
  group.each.teardown(async () => {
    const left = await listAnnouncements()
    await db.transaction(async (trx) => {
      for (const { id } of left) await endAnnouncement(trx, id)
    })
    await until(async () => (await listAnnouncements()).length === 0)
  })

  test('stand over the pages of each merchant, in their language, until put away', async ({
    assert,
  }) => {
    const [merchant, other] = [await signIn(), await signIn()]
    assert.isNull(await barOf(merchant))
    const id = await announce(operator, { ...TEXT, link: '/billing' })
    await until(isShown(id))
    assert.deepInclude(await barOf(merchant), { id, text: TEXT.text_en, link: '/billing' })
    for (const [language, text] of [
      ['de', TEXT.text_de],
      ['es', TEXT.text_en],
      ['en', TEXT.text_en],
    ] as const) {
      await merchant.call('PUT', '/user/language', { json: { language } })
      const page = await merchant.get('/dashboard', { headers: { accept: 'text/html' } })
      assert.include(await page.text(), text)
    }

    assert.equal((await merchant.post(`/announcements/${id}/dismiss`)).status, 204)
    assert.equal((await merchant.post(`/announcements/${id}/dismiss`)).status, 204)
    assert.equal((await merchant.post('/announcements/999999/dismiss')).status, 204)
    assert.isNull(await barOf(merchant))
    assert.deepInclude(await barOf(other), { id })
    // The next one is not put away with it.
    const warning = await announce(operator, { ...TEXT, text_en: 'Mail is late', tone: 'warning' })
    await until(isShown(warning))
    assert.deepInclude(await barOf(merchant), { id: warning, text: 'Mail is late' })
    assert.deepInclude(await barOf(other), { id: warning })
  })

  test('stand on the page of how everything stands too, in the language of who reads it', async ({
    assert,
  }) => {
    await until(isShown(await announce(operator, { ...TEXT, link: '/billing' })))
    const read = async (language: string) => {
      const headers = { 'accept': 'text/html', 'accept-language': language }
      return (
        await fetch(`http://${process.env.HOST}:${process.env.PORT}/status`, { headers })
      ).text()
    }
    await until(async () => (await read('en')).includes(TEXT.text_en))
    const german = await read('de')
    assert.include(german, TEXT.text_de)
    assert.include(german, 'href="/billing"')
    assert.include(await read('es'), TEXT.text_en)
  })

  test('are changed and ended, and all of it is written down', async ({ assert }) => {
    const merchant = await signIn()
    const id = await announce(operator, TEXT)
    const path = `/admin/announcements/${id}`
    // Also over the page on which it is written.
    await until(isShown(id))
    assert.equal((await operator.visit(path)).props.announced.text, TEXT.text_en)
    await operator.call('PUT', path, { json: { ...TEXT, text_en: 'We move on Monday' } })
    await until(async () => (await barOf(merchant))?.text === 'We move on Monday')
    await operator.post(`${path}/end`, { reason: 'We have moved' })
    await until(async () => (await barOf(merchant)) === null)
    const late = await operator.call('PUT', path, { json: TEXT })
    assert.equal(late.status, 422)
    assert.equal((await late.json()).errors.text_en[0], ANNOUNCEMENT_MESSAGES.errors.ended)
    const acts = await sql<{ act: string }>(
      db.connection(),
      `select act from operator_acts where target = 'announcement' and target_id = ? order by id`,
      [String(id)]
    )
    assert.deepEqual(
      acts.map(({ act }) => act),
      ['announce', 'change_announcement', 'end_announcement']
    )
    assert.equal((await operator.visit(path)).props.announcement.state, 'ended')
    assert.equal((await operator.visit('/admin/announcements/999999')).status, 404)
  })

  test('are shown at their time alone', async ({ assert }) => {
    const times = { starts_at: inHours(1), ends_at: inHours(2) }
    const id = await announce(operator, { ...TEXT, ...times })
    const at = async (hours: number) =>
      (await listAnnouncements(new Date(inHours(hours)))).some((it) => it.id === id)
    await until(() => at(1.5))
    assert.deepEqual([await at(0), await at(2.5)], [false, false])
    const { props } = await operator.visit('/admin/announcements')
    assert.equal(props.rows[0].state, 'planned')
  })

  test('are refused with a sentence beside what is wrong', async ({ assert }) => {
    const { errors } = ANNOUNCEMENT_MESSAGES
    for (const [field, wrong, sentence] of [
      ['text_en', '', errors.english],
      ['link', 'javascript:alert(1)', errors.link],
      ['link', '//example.test', errors.link],
      ['link', 'http://example.test', errors.link],
      ['starts_at', 'tomorrow', errors.time],
      ['starts_at', '2026-13-41T00:00Z', errors.time],
      ['ends_at', inHours(-1), errors.endsBefore],
    ] as const) {
      const refused = await operator.post('/admin/announcements', { ...TEXT, [field]: wrong })
      assert.equal(refused.status, 422, wrong)
      assert.equal((await refused.json()).errors[field][0], sentence)
    }
    const past = { starts_at: inHours(-2), ends_at: inHours(-1) }
    const over = await operator.post('/admin/announcements', { ...TEXT, ...past })
    assert.equal((await over.json()).errors.ends_at[0], errors.endsInPast)
  })
})
