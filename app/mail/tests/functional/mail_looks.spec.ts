import { test } from '@japa/runner'
import { LOCALES } from '#app/i18n/locales'
import { withLocale } from '#app/i18n/current_locale'
import { composeMail } from '../../compose_mail.js'
import { renderHtml } from '../../render_mail.js'

const DATA = { name: 'Ada', url: 'https://vitrine.test/reset', minutes: 60 }

test.group('How mails look', () => {
  test('in {$self} they say in a line what they are about, before whom they greet')
    .with([...LOCALES])
    .run(async ({ assert }, language) => {
      await withLocale(language, async () => {
        const mail = composeMail('reset_password', DATA)
        const html = await renderHtml(mail)
        assert.include(html, `lang="${language}"`)
        assert.equal(mail.preheader, mail.paragraphs[1])
        const shown = html.slice(html.indexOf('<body'))
        assert.isBelow(shown.indexOf(mail.preheader), shown.indexOf(mail.heading))
        assert.match(shown, /display:none;[^"]*mso-hide:all/)
      })
    })

  test('they hold their width and their button in Outlook, which knows no max-width', async ({
    assert,
  }) => {
    const html = await renderHtml(composeMail('reset_password', DATA))
    const ghost = /<!--\[if mso\]><table[^>]*width="560"[^>]*><tr><td><!\[endif\]-->/
    assert.match(html, ghost)
    assert.match(html, /<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/)
    const button =
      /<td[^>]*bgcolor="#4f46e5"[^>]*mso-padding-alt[^>]*>\s*<a\s+href="https:\/\/vitrine\.test\/reset"/
    assert.match(html, button)
  })

  test('they have a dark scheme of their own', async ({ assert }) => {
    const html = await renderHtml(composeMail('account_deleted', { name: 'Ada' }))
    assert.include(html, '<meta name="color-scheme" content="light dark" />')
    const dark = /@media \(prefers-color-scheme: dark\) \{([\s\S]*?)<\/style>/.exec(html)![1]
    // Whatever has a colour of its own in the light has one in the dark.
    const colored = [...html.matchAll(/class="(\w+)"[^>]*style="[^"]*(?:color|background):/g)]
    assert.isAbove(colored.length, 3)
    for (const [, name] of colored) assert.include(dark, `.${name} {`)
  })
})
