import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { queueMail } from '#app/mail/actions/queue_mail'
import { createSubscriber } from '#tests/support/merchant'
import { arrivedMail } from '#tests/support/mails'
import { photoDataUrl } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { makeTeam } from '#tests/support/team'
import { createTrainedProducts } from '#tests/support/trained_product'
import { freshEmail, Visitor } from '#tests/support/visitor'

/** Of each, a piece of sixty characters is kept, which used to end in the middle of the last but one. */
const PROMPTS = [
  'photo photo photo photo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx🎄 tree',
  '放在木桌上，柔和的晨光，背景虚化，放在木桌上，柔和的晨光，背景虚化，放在木桌上，柔和的晨光，背景虚化，放在木桌上，柔和的😀，很漂亮',
]
const DECEIVING = ['Tasse \u202egpj.exe', 'Mug\u2066 50 %\u2069', 'Mu\u0000g', 'Mug \ud83d']
const WHOLE = ['Ana 👩‍💻 Müller', '👨‍👩‍👧', 'می‌خواهم']
const HALVES = ['Mug \ud83d', '\ude00 mug', 'Mu\u0000g']

const recipe = (name: string, prompt: string) => ({
  name,
  scenes: [{ prompt }],
  aspect_ratios: ['square'],
  amount: 1,
})

test.group('Texts that a cut or a letter could break', () => {
  test('a scene is called by whole characters of its description', async ({ assert }) => {
    const visitor = await signIn()
    for (const [index, prompt] of PROMPTS.entries()) {
      const kept = await visitor.post('/recipes', recipe(`Recipe ${index}`, prompt))
      assert.equal(kept.status, 201)
    }
    const { props } = await visitor.visit('/recipes')
    const names = props.recipes.map((it: { scenes: { name: string }[] }) => it.scenes[0]!.name)
    for (const name of names) {
      assert.isTrue(name.isWellFormed())
      assert.isTrue(PROMPTS.some((prompt) => prompt.startsWith(name)))
    }
  })

  test('a batch is started with any of them', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const products = await createTrainedProducts(visitor.user.id, ['Mug'])
    for (const prompt of [...PROMPTS, ...HALVES]) {
      const started = await visitor.post('/batches', {
        ...recipe('A batch', prompt),
        key: randomUUID(),
        product_ids: products,
      })
      assert.equal(started.status, 201, await started.text())
    }
  })

  test('no name of anything deceives, and none loses its joiners', async ({ assert }) => {
    const visitor = await signIn()
    const images = [await photoDataUrl()]
    const made = {
      '/products': (name: string) => ({ name, images }),
      '/teams': (name: string) => ({ name }),
      '/recipes': (name: string) => recipe(name, 'on marble'),
      '/user/webhooks': (description: string) => ({
        url: 'https://hooks.example.com/',
        description,
        event_types: ['generation.completed'],
      }),
    }
    for (const [path, body] of Object.entries(made)) {
      for (const name of DECEIVING) {
        const answer = await visitor.post(path, body(name))
        assert.equal(answer.status, 422, `${path} ${JSON.stringify(name)}`)
      }
      for (const name of WHOLE) {
        const answer = await visitor.post(path, body(name))
        assert.notInclude([422, 500], answer.status, `${path} ${await answer.text()}`)
      }
    }
  })

  test('a search with half a character or U+0000 finds nothing and breaks nothing', async ({
    assert,
  }) => {
    const visitor = await signIn()
    for (const path of ['/api/products/find', '/batches/new', '/photos/generate/5']) {
      const answer = await visitor.get(`${path}?search=a%00b%ED%A0%80`)
      assert.isBelow(answer.status, 500, path)
    }
  })

  test('a domain with joiners is no address, wherever one is asked for', async ({ assert }) => {
    const visitor = await signIn()
    const team = await makeTeam(visitor)
    const asked: [string, Record<string, string>, string][] = [
      [`/teams/${team}/members`, { role: 'editor' }, 'email'],
      ['/forgot-password', {}, 'email'],
      ['/affiliate', {}, 'paypal_email'],
    ]
    for (const email of ['zw@exam\u200cple.test', 'zw@exam\u200dple.test']) {
      for (const [path, others, field] of asked) {
        const guest = path === '/forgot-password' ? new Visitor() : visitor
        const answer = await guest.post(path, { ...others, [field]: email })
        assert.equal(answer.status, 422, path)
        assert.property((await answer.json()).errors, field)
      }
    }
  })

  test('a mail calls people by their whole names, and turns no sentence around', async ({
    assert,
  }) => {
    for (const name of WHOLE) {
      const recipient = freshEmail()
      await db.transaction((trx) =>
        queueMail(trx, { userId: null, recipient, kind: 'account_deleted', data: { name } })
      )
      assert.include((await arrivedMail(recipient)).text, name)
    }
    const recipient = freshEmail()
    const data = { name: 'Ada\u202e\nBcc: all' }
    await db.transaction((trx) =>
      queueMail(trx, { userId: null, recipient, kind: 'account_deleted', data })
    )
    assert.include((await arrivedMail(recipient)).text, 'Ada Bcc: all')
  })
})
