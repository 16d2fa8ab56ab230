import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import { keepReports, sweepReports } from '#app/core/csp_reports/keep_reports'
import { listReports } from '#app/core/csp_reports/list_reports'
import { mayReport } from '#app/core/csp_reports/report_limit'
import { sql } from '#app/core/database/sql'
import { base } from '#tests/support/public_api'

const send = (body: unknown, type = 'application/reports+json') =>
  fetch(`${base()}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })

const keptOf = async (blocked: string) =>
  (await listReports()).filter((report) => report.blocked === blocked)

test.group('Reports of what a page may not load', (group) => {
  group.each.setup(async () => {
    await sql(db.connection(), 'delete from csp_reports')
  })

  test('are kept in both forms that browsers send, each once, without secrets', async ({
    assert,
  }) => {
    const documentURL = `${base()}/reset-password/${'s3cret'.repeat(8)}?email=ada@example.test`
    const blockedURL = 'https://evil.example/x.js?stolen=1'
    const body = { documentURL, blockedURL, effectiveDirective: 'script-src-elem', lineNumber: 3 }
    const { status, headers } = await send([{ type: 'csp-violation', body }])
    assert.equal(status, 204)
    assert.isNull(headers.get('set-cookie'))
    const older = { 'document-uri': documentURL, 'blocked-uri': blockedURL, 'line-number': 3 }
    const report = { ...older, 'violated-directive': 'script-src-elem https:' }
    assert.equal((await send({ 'csp-report': report }, 'application/csp-report')).status, 204)
    const [kept, ...others] = await keptOf('https://evil.example/x.js')
    assert.lengthOf(others, 0)
    assert.deepInclude(kept, {
      ...{ directive: 'script-src-elem', page: '/reset-password/*', line: 3, times: '2' },
    })
  })

  test('are refused where they are no reports, of extensions, or too many in a call', async ({
    assert,
  }) => {
    const about = (blockedURL: string, effectiveDirective = 'img-src') => ({
      body: { documentURL: base(), blockedURL, effectiveDirective },
    })
    for (const body of [1, null, 'x', [[]], { 'csp-report': 1 }, [about('a', '<script>')]]) {
      assert.equal((await send(body)).status, 204)
    }
    await send([about('chrome-extension://abc/x.js')])
    assert.lengthOf(await listReports(), 0)
    await send(Array.from({ length: 30 }, (_, at) => about(`https://a${at}.example/`)))
    assert.lengthOf(await listReports(), 10)
  })

  test('fill no disk, keep no new one out, and are forgotten after a month', async ({ assert }) => {
    const client = db.connection()
    await sql(
      client,
      `insert into csp_reports (digest, directive, blocked, page, source, times, last_at)
       select n::text, 'img-src', 'inline', '/', '', case when n = 1 then 2 else 1 end,
         now() - (501 - n) * interval '1 minute'
       from generate_series(1, 500) n`
    )
    const report = { directive: 'img-src', page: '/', source: '', line: null }
    const blocked = randomUUID()
    for (let times = 0; times < 2; times++) await keepReports([{ ...report, blocked }])
    assert.lengthOf(await keptOf(blocked), 1)
    const kept = await sql<{ digest: string }>(client, 'select digest from csp_reports')
    assert.lengthOf(kept, 500)
    const digests = new Set(kept.map(({ digest }) => digest))
    assert.isTrue(digests.has('1'), 'came more than once')
    assert.isFalse(digests.has('2'), 'came once, longest ago')
    await sql(client, `update csp_reports set times = 2`)
    const another = randomUUID()
    await keepReports([{ ...report, blocked: another }])
    assert.lengthOf(await keptOf(another), 1)
    await sql(client, `update csp_reports set last_at = now() - interval '31 days'`)
    await sweepReports()
    assert.lengthOf(await listReports(), 0)
  })

  test('cost no look into the database when one place sends many, or many places do', async ({
    assert,
  }) => {
    const heard = async (networks: number, each: number) => {
      await limiter.clear(['memory'])
      let count = 0
      for (let call = 0; call < networks * each; call++) {
        if (await mayReport(`n${call % networks}`)) count++
      }
      return count
    }
    assert.equal(await heard(1, 100), 20)
    assert.equal(await heard(2, 100), 40)
    assert.equal(await heard(1000, 1), 200)
  }).teardown(() => limiter.clear(['memory']))
})
